import { perLocale } from '@trivsel/content-contract/locales'
import { demoReasons, demoTypes } from '#core/grants/demo/demo-setup.ts'
import type { DemoRound } from './add-round.server.ts'
import type { DemoWorld } from './demo-world.server.ts'
import type { PastSent } from './past-sent.ts'

const names = { no: 'Tilskuddsutvalget', en: 'The grants committee' } as const

/** What the minutes of a past meeting say: all that was decided in it. */
export function writeDemoMinutes(
  { committee, setup }: DemoWorld,
  round: DemoRound,
  all: readonly PastSent[],
  grantedOre: (one: PastSent) => number,
): unknown {
  const seatOf = (place: number) => ['chair', 'deputy'][place] ?? 'member'
  const ofMeeting = all.filter(({ planned }) => planned.end !== 'formal')
  return {
    round: { name: round.name, meetsAt: round.meetsAt.toISOString(), place: 'Møterom 2' },
    committee: perLocale((locale) => names[locale]),
    leastPresent: 5,
    agreedBy: { name: committee[0]?.name ?? '', seat: 'chair' },
    members: committee.map(({ name }, place) => ({ name, seat: seatOf(place), isPresent: true })),
    cases: ofMeeting.map((one) => {
      const { planned, sent } = one
      const isRefused = planned.end === 'refused' || planned.end === 'appealed'
      const reason = planned.end === 'appealed' ? 'budget' : planned.reason
      return {
        applicationId: sent.id,
        reference: sent.reference,
        association: sent.applicant.associationId === null ? null : sent.applicant.name,
        type: demoTypes[sent.type].name,
        title: sent.content.title,
        requestedOre: sent.requestedOre,
        version: 1,
        outcome: isRefused ? 'refused' : 'granted',
        amountOre: isRefused ? 0 : grantedOre(one),
        reasonIds: reason ? [setup.reasons[reason]] : [],
        reasons: reason ? [demoReasons[reason].name] : [],
        words: '',
        conditions: '',
        proposedBy: committee[0]?.name ?? null,
        steppedOut: [],
      }
    }),
    withdrawn: 0,
    formal: all.length - ofMeeting.length,
    corrections: [],
  }
}
