import type { ProviderId } from './providers.ts'
import {
  type Identity,
  nationalIdOfPid,
  readFeideIdentity,
  readIdPortenIdentity,
} from './read-identity.ts'

type Claims = Readonly<Record<string, unknown>>

/** What makes one provider of OpenID Connect another than the next. */
export type ProviderRules = {
  readonly scope: string
  /** What the request says beyond what every provider takes. */
  readonly parameters: Readonly<Record<string, string>>
  /** Whether a login is good enough, by its id token. */
  readonly accepts: (idToken: Claims) => boolean
  /** The national id that a login asserts without further questions. */
  readonly nationalIdOf: (idToken: Claims) => string | null
  /** @returns `null` when it says too little to know whose account it is */
  readonly identify: (
    subject: string,
    idToken: Claims,
    askUserInfo: () => Promise<Claims>,
  ) => Promise<Identity | null>
}

/** What is asked for, and what is better: a lower level than asked for is refused. */
const acceptedLevels: readonly unknown[] = ['idporten-loa-substantial', 'idporten-loa-high']

/** @param withNationalId Feide asserts national ids only to services that have been given them */
export function rulesOf(
  provider: ProviderId,
  { withNationalId }: { withNationalId: boolean },
): ProviderRules {
  if (provider === 'id-porten')
    return {
      scope: 'openid profile',
      parameters: { acr_values: 'idporten-loa-substantial' },
      accepts: ({ acr, pid }) => acceptedLevels.includes(acr) && nationalIdOfPid(pid) !== null,
      nationalIdOf: ({ pid }) => nationalIdOfPid(pid),
      identify: async (subject, { pid }) => readIdPortenIdentity(subject, pid),
    }
  return {
    // `userid-feide` names the institution, so that people see which of their accounts it is.
    scope: `openid userid profile userid-feide${withNationalId ? ' userid-nin' : ''}`,
    parameters: {},
    accepts: () => true,
    nationalIdOf: () => null,
    identify: async (subject, _, askUserInfo) =>
      readFeideIdentity(subject, await askUserInfo(), { withNationalId }),
  }
}
