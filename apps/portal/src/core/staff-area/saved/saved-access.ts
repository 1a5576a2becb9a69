import type { QueryClient } from '@tanstack/react-query'
import type { Session } from '#core/sessions/contract.ts'
import { sessionQuery } from '#core/sessions/session-query.ts'
import { readMarker } from '#platform/device-store/marker.ts'
import { openDevice } from '#platform/device-store/this-device.ts'
import type { OpenStaffAccess } from '../contract.ts'
import { staffAccessQuery } from '../queries.ts'

/** Who is logged in, as a page without a network needs it. */
export type SavedAccess = { readonly session: Session; readonly access: OpenStaffAccess }

/** The store of the one for whom something is kept here, before anybody has said who is logged in. */
export function findDevice() {
  const marker = readMarker()
  return marker && openDevice(marker.owner)
}

/** What the portal has said. */
export function knownAccess(client: QueryClient): SavedAccess {
  const session = client.getQueryData(sessionQuery.queryKey)
  const access = client.getQueryData(staffAccessQuery.queryKey)
  if (!session || access?.state !== 'open') throw new Error('not open')
  return { session, access }
}

/** Where the portal has not said anything. */
export function setMissing(client: QueryClient, key: readonly unknown[], value: unknown): void {
  if (client.getQueryData(key) === undefined) client.setQueryData(key, value)
}

export function showAccess(client: QueryClient, { session, access }: SavedAccess): void {
  setMissing(client, staffAccessQuery.queryKey, access)
  setMissing(client, sessionQuery.queryKey, session)
}
