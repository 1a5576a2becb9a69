const principalName = 'https://n.feide.no/claims/eduPersonPrincipalName'
const longestName = 200

/** Control characters, and those that turn the direction of text. */
const unprintable = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/**
 * What people see of a Feide account, out of the claims of Feide's userinfo.
 * @returns `null` without a name: then nobody could see which account it is
 */
export function readIdentity(
  subject: string,
  claims: Readonly<Record<string, unknown>>,
): { subject: string; name: string; institution: string | null } | null {
  const name = printable(claims.name)
  if (!name) return null
  return { subject, name, institution: institutionOf(claims[principalName]) }
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
