import { EmailAddress } from '#core/accounts/email-address.ts'
import { invalidRequest } from '#platform/api/errors.server.ts'
import type { Caller } from '../model/caller.ts'
import {
  addInvitations,
  beginInviting,
  type InvitationParts,
  mailInvitations,
  recordInvited,
} from '../model/invite.server.ts'
import { addressesIn, type InviteForm, mostAtOnce } from './forms.ts'

/**
 * Invites addresses that somebody has typed: all of them, or none when one is no address.
 * @returns how many addresses there were, whatever is known of them
 * @throws {Refusal} `INVALID_REQUEST` that names the field; of `beginInviting`, `addInvitations`
 */
export async function inviteMembers(
  { database, ...parts }: InvitationParts,
  caller: Caller,
  { emails, language }: InviteForm,
): Promise<{ invited: number }> {
  const parsed = addressesIn(emails).map((address) => EmailAddress.safeParse(address).data)
  const addresses = [...new Set(parsed.map((address) => address?.toLowerCase() ?? ''))]
  if (addresses.includes('') || addresses.length > mostAtOnce) throw invalidRequest(['emails'])
  await database.transaction(async (transaction) => {
    await beginInviting(transaction, caller)
    const people = addresses.map((email) => ({ email, name: null, language, roleTypeId: null }))
    const added = await addInvitations(transaction, caller, people, null)
    await mailInvitations(transaction, parts, added, caller.now)
    await recordInvited(transaction, caller, addresses.length)
  })
  return { invited: addresses.length }
}
