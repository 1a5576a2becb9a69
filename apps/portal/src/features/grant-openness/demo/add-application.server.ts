import { randomUUID } from 'node:crypto'
import type { Locale } from '@trivsel/content-contract/locales'
import { allocateNumber } from '#core/documents/series/allocate-number.server.ts'
import { insertAttachments } from '#core/files/attachments.server.ts'
import {
  grantApplication,
  grantApplicationVersion,
  grantFile,
} from '#core/grants/application/tables.server.ts'
import type { GrantContent } from '#core/grants/content.ts'
import { type DemoTypeKey, demoDocuments } from '#core/grants/demo/demo-setup.ts'
import { grantFileKind } from '#core/grants/grant-case.ts'
import type { DemoRound } from './add-round.server.ts'
import { demoContent } from './demo-ideas.ts'
import type { DemoApplicant, DemoWorld } from './demo-world.server.ts'
import type { DemoPaper } from './write-grant-paper.server.ts'

export type SentDemo = {
  readonly id: string
  readonly reference: string
  readonly applicant: DemoApplicant
  readonly type: DemoTypeKey
  readonly content: GrantContent
  readonly requestedOre: number
  readonly language: Locale
  readonly sentBy: string
  readonly sentAt: Date
}

const papersOf = ({ associationId }: DemoApplicant): readonly DemoPaper[] =>
  associationId === null ? ['prosjektplan'] : ['vedtekter', 'regnskap']

export const countPapers = (applicants: readonly (DemoApplicant | undefined)[]): DemoPaper[] =>
  applicants.flatMap((applicant) => (applicant ? papersOf(applicant) : []))

const documentOf = { vedtekter: 'statutes', regnskap: 'accounts', prosjektplan: 'plan' } as const

/** An application as it was sent, with its files; three days before the deadline. */
export async function addSentApplication(
  world: DemoWorld,
  round: DemoRound,
  wanted: {
    readonly seed: number
    readonly type: DemoTypeKey
    readonly applicant: DemoApplicant
    readonly withoutFiles?: boolean
  },
): Promise<SentDemo> {
  const { transaction, setup } = world
  const { applicant, type, seed } = wanted
  const { content, language } = demoContent(type, seed, round.meetsOn)
  const [sentBy = ''] = applicant.people
  const sentAt = new Date(round.deadlineAt.getTime() - (3 * 24 + (seed % 48)) * 3_600_000)
  const id = randomUUID()
  const reference = String(await allocateNumber(transaction, 'grant-application'))
  const requestedOre = content.requestedOre ?? 0
  await transaction.insert(grantApplication).values({
    id,
    applicantKind: applicant.associationId === null ? 'person' : 'association',
    associationId: applicant.associationId,
    userId: applicant.associationId === null ? sentBy : null,
    typeId: setup.types[type],
    roundId: round.id,
    reference,
    language,
    draft: content,
    draftVersion: 3,
    draftBy: sentBy,
    draftAt: sentAt,
    sentVersion: 1,
    firstSentAt: sentAt,
    createdBy: sentBy,
    createdAt: new Date(sentAt.getTime() - 5 * 24 * 3_600_000),
  })
  const files = wanted.withoutFiles ? [] : await addPapers(world, { id, type, applicant, sentAt })
  await transaction.insert(grantApplicationVersion).values({
    applicationId: id,
    number: 1,
    content,
    title: content.title,
    requestedOre,
    files,
    members: applicant.associationId === null ? null : applicant.members,
    payingMembers: applicant.associationId === null ? null : applicant.members,
    sentBy,
    sentAt,
  })
  return { id, reference, applicant, type, content, requestedOre, language, sentBy, sentAt }
}

/** Their papers, attached and on the checklist. */
export async function addPapers(
  { transaction, takePaper, setup }: DemoWorld,
  to: {
    readonly id: string
    readonly type: DemoTypeKey
    readonly applicant: DemoApplicant
    readonly sentAt: Date
  },
) {
  const [addedBy = ''] = to.applicant.people
  const papers = papersOf(to.applicant).map((kind) => {
    const place = demoDocuments.findIndex(({ key }) => key === documentOf[kind])
    return { file: takePaper(kind), documentId: setup.documents[to.type][place] ?? null }
  })
  await insertAttachments(
    transaction,
    papers.map(({ file }) => file),
    // Of the application, and of nobody of the board.
    { ownerId: null, subject: { kind: grantFileKind, id: to.id } },
  )
  await transaction.insert(grantFile).values(
    papers.map(({ file, documentId }) => ({
      attachmentId: file.id,
      applicationId: to.id,
      documentId,
      addedBy,
      addedAt: to.sentAt,
    })),
  )
  return papers.map(({ file: { id, name, sha256 }, documentId }) => ({
    id,
    name,
    sha256,
    documentId,
  }))
}
