import { z } from 'zod'
import type { $ZodObject, $ZodType, input, output } from 'zod/v4/core'
import type { Endpoint, TypesOf } from './endpoint.ts'
import type { RefusalField } from './errors.server.ts'

/** A key that a machine shows, as OpenAPI calls it. */
export type MachineKey = {
  readonly name: string
  readonly scheme: Readonly<Record<string, string>>
}

/** Who may call. Which rows are theirs is then decided by the query, not here. */
export type Access =
  /** Visitors too. */
  | 'everybody'
  /** Every logged-in user. */
  | 'user'
  /** Of the staff, with a second factor given or not. */
  | 'staff-on-the-way-in'
  /** Of the staff with one of these roles, and a second factor given; none named: any of the staff. */
  | { readonly staff: readonly string[] }
  | { readonly machine: MachineKey }

/** A body that is no JSON: the handler reads it. */
export type RawBody = { readonly type: string; readonly otherTypes?: readonly string[] }

/** What is answered when it is no JSON; the handler makes it. */
export type RawAnswer =
  | { readonly kind: 'redirect' }
  | { readonly kind: 'nothing' }
  | {
      readonly kind: 'file'
      readonly types: readonly string[]
      /** A request for a range of its bytes gets that range (206). */
      readonly inParts?: true
    }

export type Description<Known extends Endpoint = Endpoint> = {
  readonly endpoint: Known
  /** One line, in plain words. */
  readonly summary: string
  readonly access: Access
  /** A value that does not fit is refused like one that does not exist. */
  readonly params?: { readonly schema: $ZodObject; readonly refusal: string }
  readonly query?: $ZodObject
  readonly body?: $ZodType | RawBody
  /** Bytes, where more is taken in than `longestBody`. */
  readonly longestBody?: number
  readonly answer: $ZodType | RawAnswer
  /** Of success; by default 200, 302 for a redirect, 204 for nothing. */
  readonly status?: 200 | 201 | 202
  /** A caller that has the answer already gets 304. */
  readonly mayBeUnchanged?: boolean
  /** Its own codes with their status; `refusalsOf` adds those of access and of parsing. */
  readonly refusals?: Readonly<Record<string, number>>
  readonly refusalField?: RefusalField
  /** What a refusal says besides its code. */
  readonly refusalDetails?: Readonly<Record<string, $ZodObject>>
  /** How often one may call, in words. */
  readonly limits?: string
  /**
   * For what staff change: the actions that one call may write to the audit log, in the transaction
   * of the change. Empty where nothing is changed that would be audited, which the summary says.
   */
  readonly audits?: readonly string[]
  /**
   * For what staff change: whether it concerns a person. Nobody acts for themselves, so such a call
   * is refused with OWN_CASE to the person concerned. Otherwise why it concerns nobody.
   */
  readonly concerns?: Concerns
}

export type Concerns = 'person' | { readonly nobody: string }

type Body<D> = D extends { body: infer Schema extends $ZodType } ? input<Schema> : Blob | FormData
type Query<D> = D extends { query: infer Schema extends $ZodType } ? output<Schema> : never

/**
 * The schemas and the types of the endpoint agree: callers send what the schemas of the input accept,
 * and expect what the schema of the answer describes.
 */
type Agrees<Known extends Endpoint, D> = (TypesOf<Known> extends { body: infer Sent }
  ? Sent extends Body<D>
    ? { readonly body: unknown }
    : { readonly body: 'is not what the endpoint sends' }
  : { readonly body?: never }) &
  (TypesOf<Known> extends { query: infer Sent }
    ? Query<D> extends Sent
      ? { readonly query: unknown }
      : { readonly query: 'is not what the endpoint sends' }
    : { readonly query?: never })

type Described<Known extends Endpoint> = Omit<Description<Known>, 'endpoint' | 'answer'> & {
  readonly answer: $ZodType<TypesOf<Known>['answer']> | RawAnswer
}

/** What an endpoint means: the server serves it by this, and documents and tests are made of it. */
export function describeEndpoint<Known extends Endpoint, const D extends Described<Known>>(
  endpoint: Known,
  description: D & Agrees<Known, D>,
): D & { readonly endpoint: Known } {
  return { ...description, endpoint }
}

/** Those of a table of refusals that one endpoint gives. */
export function only<Table extends Readonly<Record<string, number>>>(
  table: Table,
  ...codes: (keyof Table & string)[]
): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(table).filter(([code]) => codes.includes(code)))
}

/** Every code that the endpoint may refuse with, with its status: its own, and what all alike have. */
export function refusalsOf(description: Description): ReadonlyMap<string, number> {
  const { access, query, body, refusals = {}, endpoint, concerns } = description
  const isForStaff = access === 'staff-on-the-way-in' || isStaffOnly(access)
  return new Map([
    ...Object.entries(refusals),
    ...Object.entries({
      ...((endpoint.path.includes(':') || query || body) && { INVALID_REQUEST: 400 }),
      ...((access === 'user' || isForStaff) && { UNAUTHENTICATED: 401 }),
      ...(isForStaff && { FORBIDDEN: 403 }),
      ...(isStaffOnly(access) && { SECOND_FACTOR_REQUIRED: 403 }),
      ...(concerns === 'person' && { OWN_CASE: 403 }),
      ...(endpoint.method !== 'GET' && {
        CROSS_SITE_REQUEST: 403,
        BODY_TOO_LARGE: 413,
        QUARANTINED: 503,
      }),
      ...(body && { UNSUPPORTED_MEDIA_TYPE: 415 }),
      UNAVAILABLE: 503,
    }),
  ])
}

const invalidDetails = z.strictObject({ fields: z.array(z.string()) })

/**
 * What a refusal says besides its code; an invalid request is reported by the names of its fields.
 */
export function detailsOf({ refusalDetails }: Description, code: string): $ZodObject | undefined {
  return refusalDetails?.[code] ?? (code === 'INVALID_REQUEST' ? invalidDetails : undefined)
}

export function isStaffOnly(access: Access): access is { readonly staff: readonly string[] } {
  return typeof access === 'object' && 'staff' in access
}

export function isMachineOnly(access: Access): access is { readonly machine: MachineKey } {
  return typeof access === 'object' && 'machine' in access
}

export function isSchema(described: $ZodType | RawBody | RawAnswer): described is $ZodType {
  return '_zod' in described
}

/** The status of success. */
export function statusOf({ status, answer }: Description): 200 | 201 | 202 | 204 | 302 {
  if (isSchema(answer)) return status ?? 200
  return { redirect: 302, nothing: 204, file: 200 }[answer.kind] as 200 | 204 | 302
}
