import { requireRight } from '#core/associations/find-rights.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { type Caller, callerAt } from '../model/caller.ts'
import type { Members } from '../model/contract.ts'
import { type InvitationParts, inviteAgain } from '../model/invite.server.ts'
import { logReading } from '../model/log-reading.server.ts'
import { readEntry } from '../model/read-entry.server.ts'
import type { ReadingKind } from '../model/reading-kinds.ts'
import { type MemberSelection, selectMembers } from '../model/select-members.server.ts'
import { registerDescribed as described } from './endpoints.server.ts'
import { longestExport, registerPageSize } from './filters.ts'
import { removeMember } from './remove-member.server.ts'

/** What the board reads of the register, and whom it removes. */
export function createRegisterApi({
  database,
  encryption,
  portalUrl,
  clock,
  ...auth
}: AuthDependencies & InvitationParts & { clock: Clock }) {
  const { api, serve } = serveEndpoints(auth)
  const parts = { database, encryption, portalUrl }

  const callerOf = callerAt(clock)

  serve(described.list, ({ user, params: { id }, query: { page, ...selection } }) =>
    readPage(database, callerOf(user, id), 'list', selection, page),
  )

  serve(described.search, ({ user, params: { id }, body: { page, ...selection } }) =>
    readPage(database, callerOf(user, id), 'search', selection, page),
  )

  serve(described.exportAll, async ({ user, params: { id }, body: selection }) => {
    const caller = callerOf(user, id)
    await logged(database, caller, 'export')
    return selectMembers(database, caller, selection, { limit: longestExport, offset: 0 })
  })

  serve(described.entry, async ({ user, params: { id, memberId } }) => {
    const caller = callerOf(user, id)
    const own = await requireRight(database, caller, 'register', { isChange: false })
    const entry = await readEntry(database, caller, memberId)
    const reading = { kind: 'entry', subjectId: entry.member.userId } as const
    await logReading(database, caller, reading, own)
    return entry
  })

  serve(described.remove, async ({ user, params: { id, memberId }, body }) => {
    await removeMember(parts, callerOf(user, id), memberId, body)
    return {}
  })

  serve(described.inviteAgain, async ({ user, params: { id, memberId } }) => {
    await inviteAgain(parts, callerOf(user, id), memberId)
    return {}
  })

  return api
}

/** A caller who may not read it is refused before anything is logged. */
async function logged(database: Database, caller: Caller, kind: ReadingKind): Promise<void> {
  const own = await requireRight(database, caller, 'register', { isChange: false })
  await logReading(database, caller, { kind }, own)
}

async function readPage(
  database: Database,
  caller: Caller,
  kind: ReadingKind,
  selection: MemberSelection,
  page: number,
): Promise<Members> {
  await logged(database, caller, kind)
  const offset = (page - 1) * registerPageSize
  return selectMembers(database, caller, selection, { limit: registerPageSize, offset })
}
