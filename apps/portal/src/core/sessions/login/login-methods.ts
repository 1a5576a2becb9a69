import type { ComponentType } from 'react'

/** The login methods beside the password, by name, and whether each is available. */
export type LoginOffers = Readonly<Record<string, { isOffered: boolean; isStandIn: boolean }>>

/** Why a login method returned to the page, by name: a code in the page's address. */
export type LoginProblems = { readonly [way: string]: string | undefined }

type Loaded = {
  /** Independent of the visitor, so that it is rendered with the page. */
  readonly load: () => Promise<LoginOffers>
  /** From the top. */
  readonly order: number
}

/** Reads these codes from an address: `readLoginProblems` of a feature's `login-problems.ts`. */
export type ReadLoginProblems = (search: Record<string, unknown>) => LoginProblems

/** On the login page, beside the way by password: `loginMethods` of a feature's `login-methods.ts`. */
export type LoginMethods = Loaded & {
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
