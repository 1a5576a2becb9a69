import { Refusal } from '#platform/api/errors.server.ts'
import { createMemoryStore } from './memory-store.testing.ts'
import { price, type Subject, type World } from './schedules.testing.ts'

/** @param options.isSlotGuarded without it whoever pays gets what they paid for: a control */
export function createMemoryWorld(
  clock: { now: number },
  { isSlotGuarded = true }: { isSlotGuarded?: boolean } = {},
): World<null> {
  const subjects = new Map<string, Subject>()
  const { store, books, all, due } = createMemoryStore(() => new Date(clock.now))
  const isHeldBy = ({ heldBy, holdEnds }: Subject, userId: string) =>
    heldBy === userId && holdEnds !== null && holdEnds.getTime() > clock.now

  return {
    clock,
    store,
    async hold(id, userId, until) {
      const found = subjects.get(id)
      const isFree = !found?.paymentId && (!found?.holdEnds || found.holdEnds.getTime() <= clock.now)
      if (isFree) subjects.set(id, { id, heldBy: userId, holdEnds: until, paymentId: null })
      return isFree
    },
    kind: {
      kind: 'ticket',
      describe: () => 'A ticket',
      async findPayable(_, { id, userId }) {
        const found = subjects.get(id)
        if (!found?.holdEnds || !isHeldBy(found, userId)) throw new Refusal('NOT_HELD', 409)
        return { amountOre: price, vatOre: 0, payBefore: found.holdEnds }
      },
      async confirm(_, { id, subjectId, userId }) {
        const found = subjects.get(subjectId)
        if (!found || (isSlotGuarded && !isHeldBy(found, userId))) return 'lost'
        subjects.set(subjectId, { ...found, heldBy: null, holdEnds: null, paymentId: id })
        return 'confirmed'
      },
      async release(_, { id, subjectId, userId }) {
        const found = subjects.get(subjectId)
        if (found?.paymentId === id || (found && !found.paymentId && found.heldBy === userId))
          subjects.set(subjectId, { ...found, heldBy: null, holdEnds: null, paymentId: null })
      },
    },
    subjects: async () => [...subjects.values()],
    payments: async () => all(),
    due: async () => due(),
    books: async () => books.map(({ entries }) => entries),
  }
}
