import { m } from '#messages'

/** Whose decision it was; a colleague who has left has no name here. */
export const nameText = (name: string | null) => name ?? m.money_somebody()
