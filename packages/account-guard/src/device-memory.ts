import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Browsers keep no cookie for longer. */
export const deviceLifetimeSeconds = 400 * 24 * 60 * 60

/** People who share a device; the one who has not logged in for longest gives way. */
const maxAccounts = 5

/**
 * Knows devices on which somebody has logged in to an account, by a signed cookie that outlives the
 * session. It lets nobody in: attempts on such a device are counted apart from those of strangers.
 * The cookie is `<device>.<signature>.<signature>…`, one for each account, and names nobody.
 */
export function createDeviceMemory(secret: string) {
  const sign = (device: string, account: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['known-device', device, account.trim().toLowerCase()]))
      .digest('base64url')

  return {
    /** @returns what names the device in counts; null where nobody has logged in to the account on it */
    find(cookie: string | undefined, account: string): string | null {
      const { device, signatures } = read(cookie)
      if (device === null) return null
      const expected = sign(device, account)
      return signatures.some((signature) => isSame(signature, expected)) ? device : null
    },

    /** @returns the cookie of a device on which somebody has logged in to the account now */
    remember(cookie: string | undefined, account: string): string {
      const { device, signatures } = read(cookie)
      const known = device ?? randomBytes(16).toString('base64url')
      const own = sign(known, account)
      const others = signatures.filter((signature) => signature !== own)
      return [known, own, ...others].slice(0, maxAccounts + 1).join('.')
    },
  }
}

function read(cookie: string | undefined): { device: string | null; signatures: string[] } {
  const [device = '', ...signatures] = cookie?.split('.') ?? []
  const isOurs =
    /^[\w-]{22}$/.test(device) && signatures.every((signature) => /^[\w-]{43}$/.test(signature))
  return isOurs ? { device, signatures } : { device: null, signatures: [] }
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
