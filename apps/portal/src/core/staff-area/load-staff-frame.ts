import { ApiError, callEndpoint } from '#platform/api-client.ts'
import { renderContext } from '#platform/render-context.ts'
import type { StaffAccess, StaffWork } from './contract.ts'
import { staffEndpoints } from './endpoints.ts'

/** What the server knows of the member of staff for whom it renders a page. */
export type KnownStaff = { access: StaffAccess; work: StaffWork | null }

/**
 * How far the member of staff has come, and what waits for them. `null` in the browser and on a page
 * that is the same for everybody: the browser asks then.
 */
export async function loadStaffFrame(): Promise<KnownStaff | null> {
  if (!renderContext().personal) return null
  const access = await orNull(callEndpoint(staffEndpoints.readStaffAccess))
  if (!access) return null
  const isOpen = access.state === 'open'
  return { access, work: isOpen ? await orNull(callEndpoint(staffEndpoints.readStaffWork)) : null }
}

/** What the API refuses, the browser asks for again, and shows why. */
const orNull = <Answer>(call: Promise<Answer>): Promise<Answer | null> =>
  call.catch((error: unknown) => {
    if (error instanceof ApiError) return null
    throw error
  })
