import type { ComponentType } from 'react'

/** Which ways to log in beside the one by password are open, by their names. */
export type LoginOffers = Readonly<Record<string, { isOffered: boolean; isStandIn: boolean }>>

/** Why a way led back to the page, by its name: a code in the page's address. */
export type LoginProblems = { readonly [way: string]: string | undefined }

type Loaded = {
  /** The same for everybody, so that it comes with the page. */
  readonly load: () => Promise<LoginOffers>
  /** From the top. */
  readonly order: number
}

/** What of an address is such a code: `readLoginProblems` of a feature's `login-problems.ts`. */
export type ReadLoginProblems = (search: Record<string, unknown>) => LoginProblems

/** On the login page, beside the way by password: `loginWays` of a feature's `login-ways.ts`. */
export type LoginWays = Loaded & {
  readonly Ways: ComponentType<{ offers: LoginOffers; callback: string | undefined }>
  readonly Problems: ComponentType<{ problems: LoginProblems }>
}

/** On the page of an account's security: `securitySection` of a feature's `security-section.ts`. */
export type SecuritySection = Loaded & {
  readonly Section: ComponentType<{ offers: LoginOffers; problems: LoginProblems }>
}

export async function loadLoginOffers(parts: readonly Loaded[]): Promise<LoginOffers> {
  const offers = await Promise.all(parts.map(({ load }) => load()))
  return Object.assign({}, ...offers)
}
