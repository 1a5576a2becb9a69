import { z } from 'zod/mini'
import { proposedOutcomes } from '#core/grants/committee/kinds.ts'
import type { MarkKind } from '#core/offline-marks/mark-kind.ts'

const PointsMark = z.object({
  kind: z.literal('points'),
  roundId: z.string(),
  applicationId: z.string(),
  criterionId: z.string(),
  points: z.nullable(z.int()),
  version: z.int(),
  markedAt: z.string(),
})

/** With words: what somebody writes without a network is nowhere else. */
const CommentMark = z.object({
  kind: z.literal('comment'),
  roundId: z.string(),
  applicationId: z.string(),
  id: z.string(),
  text: z.nullable(z.string()),
  version: z.int(),
  at: z.string(),
})

const ConflictMark = z.object({
  kind: z.literal('conflict'),
  roundId: z.string(),
  applicationId: z.string(),
  isDeclared: z.boolean(),
})

const PresenceMark = z.object({
  kind: z.literal('presence'),
  roundId: z.string(),
  userId: z.string(),
  isPresent: z.boolean(),
})

/** Flat, as all marks are: `reasons` are their ids with a comma between. Without an outcome it is taken back. */
const ProposalMark = z.object({
  kind: z.literal('proposal'),
  roundId: z.string(),
  applicationId: z.string(),
  /** Of the proposal that it changes; 0 for none. */
  version: z.int(),
  outcome: z.nullable(z.enum(proposedOutcomes)),
  amountOre: z.int(),
  reasons: z.string(),
  words: z.string(),
  conditions: z.string(),
  applicationVersion: z.int(),
  at: z.string(),
})
export type ProposalMark = z.infer<typeof ProposalMark>

const CommitteeMark = z.discriminatedUnion('kind', [
  PointsMark,
  CommentMark,
  ConflictMark,
  PresenceMark,
  ProposalMark,
])
export type CommitteeMark = z.infer<typeof CommitteeMark>

function idOf(mark: CommitteeMark): string {
  switch (mark.kind) {
    case 'points':
      return `points ${mark.applicationId} ${mark.criterionId}`
    case 'comment':
      return `comment ${mark.id}`
    case 'conflict':
      return `conflict ${mark.applicationId}`
    case 'proposal':
      return `proposal ${mark.applicationId}`
    case 'presence':
      return `presence ${mark.roundId} ${mark.userId}`
  }
}

/** What a member marks in the committee room: of two marks of one thing the last one counts. */
export const committeeKind: MarkKind<CommitteeMark> = {
  storageKey: 'portal-grant-committee',
  schema: CommitteeMark,
  idOf,
  subjectOf: idOf,
  keepsRefused: true,
}
