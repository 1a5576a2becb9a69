import { type DemoReasonKey, type DemoTypeKey, demoTypeKeys } from '#core/grants/demo/demo-setup.ts'

/** How far an application of a past meeting has come. */
export type PastEnd =
  | 'refused'
  /** Staff refused it: a document was missing. */
  | 'formal'
  /** Refused, and granted after an appeal. */
  | 'appealed'
  | 'offered'
  | 'declined'
  | 'lapsed'
  | 'accepted'
  /** Its report waits for staff. */
  | 'reported'
  | 'settled'
  /** Settled after a part of it was paid back. */
  | 'claimed'

export type PastApplication = {
  /** Unlike that of any other. */
  readonly seed: number
  readonly round: number
  readonly type: DemoTypeKey
  /** Place in the list of associations; null for a person. */
  readonly association: number | null
  readonly end: PastEnd
  readonly reason: DemoReasonKey | null
  /** In percent of what is applied for; 0 where nothing is granted. */
  readonly share: number
}

/** When the past meetings were, in days before today: two years of them. */
export const pastMeetings = [690, 560, 420, 330, 170, 20] as const

const perRound = 10
/** Place of a person's application, in every second meeting. */
const personAt = 6
const types = [1, 0, 1, 3, 0, 4, 1, 2, 0, 1] as const
const refusals = ['document', 'food', 'document', 'budget', 'closed'] as const
const latest: readonly PastEnd[] = [
  'accepted',
  'offered',
  'accepted',
  'offered',
  'declined',
  'accepted',
  'offered',
  'accepted',
  'offered',
  'accepted',
]

/** About sixty applications, the same each time. */
export function planPast(): PastApplication[] {
  return pastMeetings.flatMap((_, round) =>
    Array.from({ length: perRound }, (_, at): PastApplication => {
      const seed = round * perRound + at
      const type = demoTypeKeys[types[at] ?? 1] ?? 'project'
      const isPerson = type === 'project' && at === personAt && round % 2 === 1
      const end = endOf(round, at)
      return {
        seed,
        round,
        type,
        association: isPerson ? null : round * 7 + at * 3,
        end,
        ...outcomeOf(seed, end),
      }
    }),
  )
}

function endOf(round: number, at: number): PastEnd {
  const seed = round * perRound + at
  if (seed === 11) return 'appealed'
  if (seed === 21) return 'claimed'
  if (seed % 4 === 3) return seed % 5 === 0 ? 'formal' : 'refused'
  if (round === pastMeetings.length - 1) return latest[at] ?? 'offered'
  if (round < pastMeetings.length - 2) return 'settled'
  return at === 4 ? 'lapsed' : at % 2 === 0 ? 'settled' : 'reported'
}

function outcomeOf(seed: number, end: PastEnd): Pick<PastApplication, 'reason' | 'share'> {
  if (end === 'formal') return { reason: 'document', share: 0 }
  if (end === 'refused') return { reason: refusals[seed % refusals.length] ?? 'budget', share: 0 }
  if (end === 'appealed' || seed % 3 === 0) return { reason: null, share: 100 }
  return { reason: seed % 2 === 0 ? 'less' : 'own', share: 60 }
}
