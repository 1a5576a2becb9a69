import { Refusal } from '#platform/api/errors.server.ts'
import { createMemoryStore } from './memory-store.testing.ts'
import { price, vat, type World } from './schedules.testing.ts'

type Hold = { slot: string; userId: string; ends: Date; paymentId: string | null }

export type Guards = {
  /** Without it every payer gets what they paid for. */
  readonly isSlotGuarded?: boolean
  /** Without it any number work on one payment at once. */
  readonly isLeased?: boolean
}

/** @param guards each can be taken away, so that a control can fail */
export function createMemoryWorld(
  clock: { now: number },
  { isSlotGuarded = true, isLeased = true }: Guards = {},
): World<null> {
  const holds = new Map<string, Hold>()
  /** Whose it is, by the hold. */
  const slots = new Map<string, string>()
  const { store, books, all, due } = createMemoryStore(() => new Date(clock.now), { isLeased })
  const isOver = ({ ends }: Hold) => ends.getTime() <= clock.now

  function holdOf(id: string): Hold {
    const hold = holds.get(id)
    if (!hold) throw new Error('There is no such hold')
    return hold
  }

  return {
    clock,
    undoes: false,
    store,
    async hold(slot, userId, ends) {
      const id = slots.get(slot)
      const found = id === undefined ? null : holdOf(id)
      if (id && found && !found.paymentId && found.userId === userId && !isOver(found)) return id
      if (found && (found.paymentId || !isOver(found))) return null
      const made = `${slot}-${holds.size}`
      holds.set(made, { slot, userId, ends, paymentId: null })
      slots.set(slot, made)
      return made
    },
    async free(slot) {
      const id = slots.get(slot)
      if (id && !holdOf(id).paymentId) slots.delete(slot)
    },
    kind: {
      kind: 'ticket',
      describe: () => 'A ticket',
      async findPayable(_, { id, userId }) {
        const hold = holdOf(id)
        if (hold.userId !== userId || isOver(hold)) throw new Refusal('NOT_HELD', 409)
        return { amountOre: price, vatOre: vat, payBefore: hold.ends }
      },
      async confirm(_, { id, subjectId }) {
        const hold = holdOf(subjectId)
        if (isSlotGuarded && slots.get(hold.slot) !== subjectId) return 'lost'
        hold.paymentId = id
        slots.set(hold.slot, subjectId)
        return 'confirmed'
      },
      async release(_, { subjectId }) {
        const hold = holdOf(subjectId)
        hold.paymentId = null
        if (slots.get(hold.slot) === subjectId) slots.delete(hold.slot)
      },
    },
    slots: async () => [...slots].map(([name, id]) => ({ name, paymentId: holdOf(id).paymentId })),
    payments: async () => all(),
    due: async () => due(),
    books: async () => books.map(({ entries }) => entries),
  }
}
