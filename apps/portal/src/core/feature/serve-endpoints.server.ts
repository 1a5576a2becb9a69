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
import { type Answered, type Asked, mountEndpoint } from '#platform/api/mount-endpoint.server.ts'

/** What tells who asks. An endpoint that needs what is not given is not served: the portal does not start. */
export type AuthDependencies = {
  readonly sessions?: Pick<Sessions, 'find'>
  readonly requireStaff?: RequireStaff
}

/** Of whoever was let in. */
type Asker<Who> = Who extends { readonly staff: readonly string[] }
  ? { readonly user: SessionUser; readonly staff: StaffActor }
  : Who extends 'user' | 'staff-on-the-way-in'
    ? { readonly user: SessionUser }
    : object

type KnownRoles<D extends Description> = D['access'] extends { staff: infer Roles }
  ? Roles extends readonly StaffRole[]
    ? unknown
    : 'names a role that there is not'
  : unknown

/** Their keys are looked at by `serveBehind`. */
type NoMachine<D extends Description> = D['access'] extends { machine: unknown }
  ? 'has no door'
  : unknown

type Handle<D extends Description, Admitted> = (
  asked: Asked<D> & Asker<D['access']> & { readonly admitted: Admitted },
) => Answered<D> | Promise<Answered<D>>

/** Serves endpoints as they are described: whoever may ask is let in here, and nowhere else. */
export function serveEndpoints({ sessions, requireStaff }: AuthDependencies) {
  const api = new Hono<ApiEnvironment>()

  function mount<D extends Description>(
    description: D,
    guards: readonly (MiddlewareHandler | undefined)[],
    handle: Handle<D, never>,
    admitted?: WeakMap<Context, unknown>,
  ): void {
    const { method, path } = description.endpoint
    const doors = guards.map((guard) => {
      if (!guard) throw new Error(`Nothing tells who may ask for ${method} ${path}`)
      return guard
    })
    mountEndpoint<D>(api, description, doors, (asked) => {
      const context: Context = asked.context
      const asker = { user: context.get('user'), staff: context.get('staff') }
      // What the doors have set is what the description says of them.
      const all = { ...asked, ...asker, admitted: admitted?.get(context) }
      return handle(all as unknown as Parameters<typeof handle>[0])
    })
  }

  /** None where everybody may ask, or a machine, whose door is its own. */
  function doorsFor(access: Access): (MiddlewareHandler | undefined)[] {
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
      mount<D>(description, doorsFor(description.access), handle as Handle<D, never>)
    },

    /**
     * @param admit a second door of the endpoint's own, behind the first and before anything of the
     *   request is read: of machines it lets in who has the key, and says who that is
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
      const doors = [...doorsFor(description.access), admission as MiddlewareHandler]
      mount<D>(description, doors, handle as Handle<D, never>, admitted)
    },
  }
}
