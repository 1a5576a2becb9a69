import { z } from 'zod'

/** Letters of any alphabet: `øla` is a mailbox (RFC 6531). Neither quoted parts nor comments. */
const localPart = /^(?!\.)(?!.*\.\.)[\p{L}\p{M}\p{N}_'+\-.]*[\p{L}\p{M}\p{N}_+-]$/u
const typedDomain = /^[\p{L}\p{M}\p{N}.-]+$/u
const asciiDomain = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+([a-z]{2,}|xn--[a-z0-9-]+)$/

/**
 * The canonical form of an address: its domain in small letters and in ASCII
 * (`blåbær.no` is `xn--blbr-roah.no`), as browsers give it or not, and the rest composed (NFC). Two
 * spellings of one mailbox are then one account, and every mail server knows the domain.
 * @returns what is no address as it was
 */
export function writeEmailAddress(typed: string): string {
  const at = typed.lastIndexOf('@')
  const domain = typed.slice(at + 1)
  if (at < 1 || !typedDomain.test(domain)) return typed
  const hostname = URL.parse(`http://${domain}`)?.hostname
  return hostname === undefined ? typed : `${typed.slice(0, at).normalize('NFC')}@${hostname}`
}

/** Whether `writeEmailAddress` has made an address of it that a mail can be sent to. */
export function isEmailAddress(written: string): boolean {
  const at = written.lastIndexOf('@')
  return (
    localPart.test(written.slice(0, Math.max(at, 0))) && asciiDomain.test(written.slice(at + 1))
  )
}

/** Of a file or a queue. What people type has codes of its own (`EmailAddress` of the portal). */
export const Email = z.string().overwrite(writeEmailAddress).refine(isEmailAddress)
