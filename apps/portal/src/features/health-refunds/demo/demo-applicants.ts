import { buildPerson } from '#core/memberships/demo/people.server.ts'
import { isModulo11 } from '#platform/modulo-11.ts'

/** How far a refund of the demo has come. */
export const demoStates = [
  'new',
  'new-too',
  'draft',
  'sent',
  'asked',
  'rejected',
  'approved',
  'paid',
  'returned',
  'appealed',
  'appealed-too',
  'corrected',
  'claimed',
] as const
export type DemoState = (typeof demoStates)[number]

const names: Record<DemoState, readonly [string, string]> = {
  new: ['Thea', 'Bakken'],
  'new-too': ['Emil', 'Sande'],
  draft: ['Omar', 'Yusuf'],
  sent: ['Ingrid', 'Solli'],
  asked: ['Marek', 'Nowak'],
  rejected: ['Tiril', 'Hagen'],
  approved: ['Sami', 'Larsen'],
  paid: ['Elise', 'Myhre'],
  returned: ['Diego', 'Fuentes'],
  appealed: ['Nora', 'Berg'],
  'appealed-too': ['Jonas', 'Vik'],
  corrected: ['Aisha', 'Noor'],
  claimed: ['Henrik', 'Moe'],
}

/** Account numbers of examples: two people with the same one would be a warning for staff. */
const accounts = Array.from({ length: 1_000 }, (_, index) => String(12_345_678_000 + index)).filter(
  isModulo11,
)

/** Students of the demo, one for each state: `student-health-sent@trivsel.example`. */
export const demoApplicants = demoStates.map((state, index) => {
  const [firstName, lastName] = names[state]
  const email = `student-health-${state}@trivsel.example`
  const person = buildPerson({ firstName, lastName, email, membership: null })
  return { state, person, account: accounts[index] ?? '' }
})
