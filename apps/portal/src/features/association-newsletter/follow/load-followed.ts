import { callEndpoint } from '#platform/api-client.ts'
import type { SendingAssociation } from './contract.ts'
import { followEndpoints } from './endpoints.ts'

export type FollowedAssociation = SendingAssociation & { readonly slug: string }

/** @returns null where an association has no newsletter to follow */
export async function loadFollowed(slug: string): Promise<FollowedAssociation | null> {
  const { association } = await callEndpoint(followEndpoints.read, { params: { slug } })
  return association && { ...association, slug }
}
