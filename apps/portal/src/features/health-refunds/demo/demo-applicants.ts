import { buildPerson } from '#core/memberships/demo/people.server.ts'

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

/** Students of the demo, one for each state: `student-health-sent@trivsel.example`. */
export const demoApplicants = demoStates.map((state) => {
  const [firstName, lastName] = names[state]
  const email = `student-health-${state}@trivsel.example`
  return { state, person: buildPerson({ firstName, lastName, email, membership: null }) }
})
