import { randomUUID } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import type { DemoContext } from '#core/feature/feature.server.ts'
import {
  findDemoChildren,
  findKnownFamily,
  type KnownFamily,
} from '#core/kindergartens/demo/find-demo-children.server.ts'
import { kindergartenThread } from '#core/kindergartens/threads/tables.server.ts'
import { findDemoStaff } from '#core/staff-area/demo/find-demo-staff.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { startByGuardian } from '../guardian/write-to-kindergarten.server.ts'
import type { MessageParts } from '../model/parts.server.ts'
import { sendNotice } from '../notices/send-notice.server.ts'
import { markReadByStaff, retractByStaff } from '../staff/change-thread.server.ts'
import { answerByStaff, startByStaff } from '../staff/write-to-guardians.server.ts'
import { demoNotice, demoThreads } from './demo-messages.ts'

type Around = {
  readonly parts: MessageParts
  readonly leader: StaffActor
  readonly family: KnownFamily
  readonly now: Date
}

/**
 * Conversations with the guardians who have accounts, and a message to all of a department, unless there
 * are any. The texts are those that the people would write.
 */
export async function seedMessages(
  { database, encryption }: Pick<DemoContext, 'database' | 'encryption'>,
  now = new Date(),
): Promise<void> {
  await database.transaction(async (transaction) => {
    const children = await findDemoChildren(transaction)
    const family = await findKnownFamily(transaction, children)
    const leader = await findDemoStaff(transaction, 'kindergarten')
    const known = await transaction.$count(
      kindergartenThread,
      inArray(
        kindergartenThread.childId,
        children.map(({ id }) => id),
      ),
    )
    if (!family || !leader || known > 0) return
    // A local start has no ID-porten: what is sensitive is listed there, and stays closed.
    const parts = { database: transaction, encryption, isStrongLoginOffered: true }
    const around = { parts, leader, family, now }
    await writeOfGuardians(around)
    await writeOfStaff(around)
    const { kindergartenId, departmentId } = family.older
    await sendNotice(
      transaction,
      leader,
      { id: randomUUID(), kindergartenId, departmentIds: [departmentId], ...demoNotice },
      now,
    )
  })
}

async function writeOfGuardians({ parts, leader, family, now }: Around): Promise<void> {
  const { younger, guardian, other } = family
  const { both, unread } = demoThreads
  const [id, messageId] = [randomUUID(), randomUUID()]
  await startByGuardian(
    parts,
    guardian.userId,
    { id, messageId, childId: younger.id, audience: 'all', subject: both.subject, text: both.text },
    now,
  )
  await markReadByStaff(parts, leader, { threadId: id, upTo: messageId })
  await answerByStaff(parts, leader, { id: randomUUID(), threadId: id, text: both.answer })
  await startByGuardian(
    parts,
    other.userId,
    {
      id: randomUUID(),
      messageId: randomUUID(),
      childId: younger.id,
      audience: 'one',
      ...unread,
    },
    now,
  )
}

async function writeOfStaff({ parts, leader, family, now }: Around): Promise<void> {
  const { older, younger, guardian, other } = family
  const { one, sensitive, retracted } = demoThreads
  const start = async (thread: {
    readonly childId: string
    readonly guardian: string
    readonly isSensitive: boolean
    readonly subject: string
    readonly text: string
  }) => {
    const id = randomUUID()
    await startByStaff(parts, leader, { id, messageId: randomUUID(), ...thread }, now)
    return id
  }
  await start({ childId: younger.id, guardian: other.id, isSensitive: false, ...one })
  await start({ childId: older.id, guardian: guardian.id, isSensitive: true, ...sensitive })
  const { wrong, ...first } = retracted
  const threadId = await start({ childId: older.id, guardian: '', isSensitive: false, ...first })
  const messageId = randomUUID()
  await answerByStaff(parts, leader, { id: messageId, threadId, text: wrong })
  await retractByStaff(parts, leader, { threadId, messageId })
}
