import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { ConnectionOutcome } from './connection.ts'

/** A service outside of the portal that an administrator can try. */
export type Connection<Context> = {
  /** Its words have the same key in `staff.ts` of the feature. */
  readonly key: string
  /** Ends by itself within half a minute; nothing is changed by it. */
  readonly try: (context: Context, staff: StaffActor) => Promise<ConnectionOutcome>
}
