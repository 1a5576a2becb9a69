import { ApiError, callEndpoint } from '#platform/api-client.ts'
import { renderContext } from '#platform/render-context.ts'
import type { StaffAccess } from './contract.ts'
import { staffEndpoints } from './endpoints.ts'

/**
 * How far the member of staff has come for whom the server renders a page. `null` in the browser and
 * on a page that is the same for everybody: the browser asks then.
 */
export async function loadStaffAccess(): Promise<StaffAccess | null> {
  if (!renderContext().personal) return null
  try {
    return await callEndpoint(staffEndpoints.readStaffAccess)
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
