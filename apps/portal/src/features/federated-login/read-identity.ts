import { isNationalId, maskNationalId } from '#core/personal-data/national-id.ts'

const principalName = 'https://n.feide.no/claims/eduPersonPrincipalName'
const feideNationalId = 'https://n.feide.no/claims/nin'
const longestName = 200

/** Whose account at a provider it is. */
export type Identity = {
  /** The provider's own lasting name for the person, which says nothing about them. */
  readonly subject: string
  /** What the person recognises: a name, or a national id but for its last digits. */
  readonly name: string
  readonly institution: string | null
  /** That the provider asserts. */
  readonly nationalId: string | null
}

/** Control characters, and those that turn the direction of text. */
const unprintable = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/**
 * What people see of a Feide account, out of the claims of Feide's userinfo.
 * @returns `null` without a name: then nobody could see which account it is
 */
export function readFeideIdentity(
  subject: string,
  claims: Readonly<Record<string, unknown>>,
  { withNationalId }: { withNationalId: boolean },
): Identity | null {
  const name = printable(claims.name)
  if (!name) return null
  const nationalId = withNationalId ? nationalIdOfPid(claims[feideNationalId]) : null
  return { subject, name, institution: institutionOf(claims[principalName]), nationalId }
}

/** ID-porten says no name: the person knows their own number by its last digits. */
export function readIdPortenIdentity(subject: string, pid: unknown): Identity | null {
  const nationalId = nationalIdOfPid(pid)
  if (!nationalId) return null
  return { subject, name: maskNationalId(nationalId), institution: null, nationalId }
}

/** Eleven digits, as both providers write it. */
export function nationalIdOfPid(value: unknown): string | null {
  return typeof value === 'string' && /^\d{11}$/.test(value) && isNationalId(value) ? value : null
}

/** `kari@ntnu.no` belongs to ntnu.no; of the name before it we keep nothing. */
function institutionOf(value: unknown): string | null {
  const domain = typeof value === 'string' ? value.split('@')[1] : undefined
  return domain && /^[a-z0-9.-]{3,100}$/i.test(domain) ? domain.toLowerCase() : null
}

function printable(value: unknown): string {
  return typeof value === 'string'
    ? value.replace(unprintable, ' ').trim().slice(0, longestName)
    : ''
}
