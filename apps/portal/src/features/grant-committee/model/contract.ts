import { z } from 'zod/mini'
import { SentApplication } from '#core/grants/application/contract.ts'
import { conflictCauses, proposedOutcomes } from '#core/grants/committee/kinds.ts'
import { longest, mostOre } from '#core/grants/limits.ts'
import { applicantKinds, reasonKinds, seats } from '#core/grants/setup/kinds.ts'
import { hasNationalId } from '#core/personal-data/national-id.ts'
import { localized } from '#platform/i18n/localized.ts'
import { mostProposals } from './limits.ts'

const text = localized(z.string())
const instant = z.iso.datetime()
const points = z.nullable(z.int())

/** A round that the committee reads, with how far the caller has come. */
export const RoundToRead = z.strictObject({
  id: z.string(),
  name: text,
  deadlineAt: instant,
  meetsAt: instant,
  place: z.string(),
  agreedAt: z.nullable(instant),
  /** Applications in which the caller takes part, by how far they have come with them. */
  applications: z.int(),
  scored: z.int(),
  changed: z.int(),
})
export type RoundToRead = z.infer<typeof RoundToRead>
export const RoundsToRead = z.strictObject({
  /** What the committee is called. */
  committee: text,
  items: z.array(RoundToRead),
})
export type RoundsToRead = z.infer<typeof RoundsToRead>

export const Proposed = z.strictObject({
  outcome: z.enum(proposedOutcomes),
  /** 0 unless something is granted. */
  amountOre: z.int(),
  reasonIds: z.array(z.string()),
  words: z.string(),
  conditions: z.string(),
  /** Of the application. */
  applicationVersion: z.int(),
})
export type Proposed = z.infer<typeof Proposed>

export const Proposal = z.strictObject({
  ...Proposed.shape,
  version: z.int(),
  /** Null for an account that is deleted. */
  by: z.nullable(z.string()),
  at: instant,
  /** Who proposed it takes no part in the case now. */
  isByOutsider: z.boolean(),
})
export type Proposal = z.infer<typeof Proposal>

export const Given = z.strictObject({ criterionId: z.string(), points, version: z.int() })

/** An application in which the caller takes no part: nothing of what it says. */
export const ClosedItem = z.strictObject({
  takesPart: z.literal(false),
  id: z.string(),
  applicant: z.nullable(z.string()),
  title: z.string(),
  cause: z.enum(conflictCauses),
})
export type ClosedItem = z.infer<typeof ClosedItem>

export const OpenItem = z.strictObject({
  takesPart: z.literal(true),
  id: z.string(),
  reference: z.string(),
  applicantKind: z.enum(applicantKinds),
  /** Null for a person whose account is deleted. */
  applicant: z.nullable(z.string()),
  typeId: z.string(),
  title: z.string(),
  requestedOre: z.int(),
  version: z.int(),
  /** Staff wait for changes. */
  isIncomplete: z.boolean(),
  /** The caller's own points. */
  given: z.array(Given),
  /** Of those who have judged all of it; null until the caller has, too. */
  others: z.nullable(z.strictObject({ mean: z.nullable(z.number()), scorers: z.int() })),
  comments: z.int(),
  proposal: z.nullable(Proposal),
  /** Members who take no part in it. */
  out: z.array(z.string()),
})
export type OpenItem = z.infer<typeof OpenItem>

export const ReadingItem = z.discriminatedUnion('takesPart', [ClosedItem, OpenItem])
export type ReadingItem = z.infer<typeof ReadingItem>

export const Member = z.strictObject({
  userId: z.string(),
  name: z.string(),
  seat: z.enum(seats),
  isPresent: z.boolean(),
})
export type Member = z.infer<typeof Member>

/** The list of a meeting, as one member sees it. */
export const ReadingList = z.strictObject({
  id: z.string(),
  name: text,
  deadlineAt: instant,
  meetsAt: instant,
  place: z.string(),
  budgetYear: z.int(),
  agreedAt: z.nullable(instant),
  /** So many have to be present. */
  leastPresent: z.int(),
  members: z.array(Member),
  types: z.array(
    z.strictObject({
      id: z.string(),
      name: text,
      budgetOre: z.int(),
      leftOre: z.int(),
      /** By other meetings, whose letters are not sent; it is not in what is left. */
      reservedOre: z.int(),
    }),
  ),
  /** Of the ceiling of the round; null where it has none. */
  ceilingLeftOre: z.nullable(z.int()),
  /** In their order. */
  criteria: z.array(
    z.strictObject({
      id: z.string(),
      typeId: z.nullable(z.string()),
      name: text,
      hint: text,
      weight: z.int(),
      mostPoints: z.int(),
    }),
  ),
  reasons: z.array(z.strictObject({ id: z.string(), kind: z.enum(reasonKinds), name: text, text })),
  /** By their references. */
  items: z.array(ReadingItem),
})
export type ReadingList = z.infer<typeof ReadingList>

export const Comment = z.strictObject({
  id: z.string(),
  by: z.nullable(z.string()),
  isOwn: z.boolean(),
  text: z.string(),
  version: z.int(),
  at: instant,
})
export type Comment = z.infer<typeof Comment>

/** The points of another member. */
export const OthersPoints = z.strictObject({
  userId: z.string(),
  name: z.string(),
  score: z.nullable(z.number()),
  given: z.array(Given),
  /** They have not judged the version that counts. */
  isOfEarlier: z.boolean(),
})
export type OthersPoints = z.infer<typeof OthersPoints>

/** All that a member reads of one application. */
export const Reading = z.strictObject({
  application: SentApplication,
  /** The version that the caller gave points to, where it was changed since. */
  before: z.nullable(SentApplication),
  comments: z.array(Comment),
  /** Null until the caller has judged all of it. */
  others: z.nullable(z.array(OthersPoints)),
})
export type Reading = z.infer<typeof Reading>
export const Readings = z.strictObject({ items: z.array(Reading) })
export type Readings = z.infer<typeof Readings>

export const PointsForm = z.strictObject({
  criterionId: z.uuid(),
  /** Null: "cannot judge". */
  points: z.nullable(z.int().check(z.gte(0), z.lte(10))),
  version: z.int().check(z.gte(1), z.lte(10_000)),
  /** On the device. */
  markedAt: instant,
})
export type PointsForm = z.infer<typeof PointsForm>

/** No control characters: a database has no place for some of them. */
const isPlain = (written: string): boolean =>
  !/(?!\n)\p{Cc}/u.test(written) && written.isWellFormed()

const plainText = (least: number, most: number) =>
  z.string().check(
    z.trim(),
    z.minLength(least, 'TEXT_REQUIRED'),
    z.maxLength(most, 'TOO_LONG'),
    z.refine(isPlain, 'CHARACTERS_INVALID'),
    z.refine((written) => !hasNationalId(written), 'LOOKS_LIKE_NATIONAL_ID'),
  )

export const CommentText = plainText(1, longest.comment)

export const CommentForm = z.strictObject({
  /** Of the device: the same one again changes it. */
  id: z.uuid(),
  /** Null removes it. */
  text: z.nullable(CommentText),
  version: PointsForm.shape.version,
  at: instant,
})
export type CommentForm = z.infer<typeof CommentForm>

export const ConflictForm = z.strictObject({ isDeclared: z.boolean() })
export type ConflictForm = z.infer<typeof ConflictForm>

export const PresenceForm = z.strictObject({ userId: z.string(), isPresent: z.boolean() })
export type PresenceForm = z.infer<typeof PresenceForm>

export const ProposedForm = z
  .strictObject({
    outcome: Proposed.shape.outcome,
    amountOre: z
      .int('AMOUNT_INVALID')
      .check(z.gte(0, 'AMOUNT_INVALID'), z.lte(mostOre, 'AMOUNT_INVALID')),
    reasonIds: z.array(z.uuid()).check(z.maxLength(10)),
    words: plainText(0, longest.words),
    conditions: plainText(0, longest.words),
    applicationVersion: PointsForm.shape.version,
  })
  .check(
    z.refine(({ outcome, amountOre }) => (outcome === 'granted') === amountOre > 0, {
      error: 'AMOUNT_INVALID',
      path: ['amountOre'],
    }),
  )

export const ProposalsForm = z.strictObject({
  proposals: z
    .array(
      z.strictObject({
        applicationId: z.uuid(),
        /** Of the proposal that the caller has seen; 0 for none. */
        version: z.int().check(z.gte(0)),
        /** Null removes it. */
        proposal: z.nullable(ProposedForm),
      }),
    )
    .check(z.minLength(1), z.maxLength(mostProposals)),
})
export type ProposalsForm = z.infer<typeof ProposalsForm>

/** What each proposal is now. */
export const SavedProposals = z.strictObject({
  items: z.array(z.strictObject({ applicationId: z.string(), version: z.int() })),
})
export type SavedProposals = z.infer<typeof SavedProposals>
