import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { requireUser } from '#core/sessions/require-user.server.ts'
import type { Sessions, SessionUser } from '#core/sessions/session.server.ts'
import type { RequireStaff, StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { StaffRole } from '#core/staff-area/roles.ts'
import type { ApiContext, ApiEnvironment } from '#platform/api/api-environment.server.ts'
import {
  type Access,
  type Description,
  isMachineOnly,
} from '#platform/api/describe-endpoint.server.ts'
import {
  type EndpointAnswer,
  type EndpointRequest,
  mountEndpoint,
} from '#platform/api/mount-endpoint.server.ts'

/** How callers are recognised. The portal does not start when an endpoint needs what is missing here. */
export type AuthDependencies = {
  readonly sessions?: Pick<Sessions, 'find'>
  readonly requireStaff?: RequireStaff
}

/** The caller, as far as the access of the endpoint defines it. */
type Caller<Who> = Who extends { readonly staff: readonly string[] }
  ? { readonly user: SessionUser; readonly staff: StaffActor }
  : Who extends 'user' | 'staff-on-the-way-in'
    ? { readonly user: SessionUser }
    : object

type KnownRoles<D extends Description> = D['access'] extends { staff: infer Roles }
  ? Roles extends readonly StaffRole[]
    ? unknown
    : 'names a role that there is not'
  : unknown

/** `serveBehind` checks their keys. */
type NoMachine<D extends Description> = D['access'] extends { machine: unknown }
  ? 'has no guard'
  : unknown

type Handle<D extends Description, Admitted> = (
  request: EndpointRequest<D> & Caller<D['access']> & { readonly admitted: Admitted },
) => EndpointAnswer<D> | Promise<EndpointAnswer<D>>

/** Serves endpoints as they are described: access is checked here, and nowhere else. */
export function serveEndpoints({ sessions, requireStaff }: AuthDependencies) {
  const api = new Hono<ApiEnvironment>()

  function mount<D extends Description>(
    description: D,
    guards: readonly (MiddlewareHandler | undefined)[],
    handle: Handle<D, never>,
    admitted?: WeakMap<Context, unknown>,
  ): void {
    const { method, path } = description.endpoint
    const present = guards.map((guard) => {
      if (!guard) throw new Error(`Nothing says who may call ${method} ${path}`)
      return guard
    })
    mountEndpoint<D>(api, description, present, (request) => {
      const context: Context = request.context
      const caller = { user: context.get('user'), staff: context.get('staff') }
      // The guards have set what the description says of them.
      const all = { ...request, ...caller, admitted: admitted?.get(context) }
      return handle(all as unknown as Parameters<typeof handle>[0])
    })
  }

  /** None where everybody may call, or a machine, which has a guard of its own. */
  function guardsFor(access: Access): (MiddlewareHandler | undefined)[] {
    if (access === 'everybody' || isMachineOnly(access)) return []
    if (access === 'user') return [sessions && requireUser(sessions)]
    if (access === 'staff-on-the-way-in') return [requireStaff?.onTheWayIn]
    return [requireStaff?.(...(access.staff as StaffRole[]))]
  }

  return {
    api,

    serve<D extends Description>(
      description: D & KnownRoles<D> & NoMachine<D>,
      handle: Handle<D, undefined>,
    ): void {
      mount<D>(description, guardsFor(description.access), handle as Handle<D, never>)
    },

    /**
     * @param admit a second guard of the endpoint's own, after the first and before anything of the
     *   request is read: it admits machines that have the key, and says which one called
     */
    serveBehind<D extends Description, Admitted>(
      admit: (context: ApiContext) => Admitted | Promise<Admitted>,
      description: D & KnownRoles<D>,
      handle: Handle<D, Admitted>,
    ): void {
      const admitted = new WeakMap<Context, unknown>()
      const admission: MiddlewareHandler<ApiEnvironment> = async (context, next) => {
        admitted.set(context, await admit(context))
        await next()
      }
      const guards = [...guardsFor(description.access), admission as MiddlewareHandler]
      mount<D>(description, guards, handle as Handle<D, never>, admitted)
    },
  }
}
