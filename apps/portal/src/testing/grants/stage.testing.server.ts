import type { grantTesting } from '#features/grant-decisions/testing/grant-decisions.testing.server.ts'
import type { fundingTesting } from '#features/grant-funding/testing/grant-funding.testing.server.ts'
import type { Database } from '#platform/database/database.server.ts'

type Testing = ReturnType<typeof grantTesting>
export type Funding = ReturnType<typeof fundingTesting>
export type People = Awaited<ReturnType<Testing['newPeople']>>
type NewRound = Awaited<ReturnType<Testing['newRound']>>
export type Round = Awaited<ReturnType<NewRound['addBeside']>>
export type Application = Awaited<ReturnType<Round['apply']>>

/** Grants of one budget, to which things happen at random. */
export type Stage = {
  readonly database: Database
  readonly testing: Testing
  readonly funding: Funding
  readonly people: People
  readonly typeId: string
  readonly budgetOre: number
  /** Its letters are sent. */
  readonly round: Round
  /** Of the same budget: its meeting is agreed, opened again and released at some time. */
  readonly beside: Round
  /** Of both. */
  readonly applications: readonly Application[]
  readonly pick: <Item>(items: readonly Item[]) => Item
  /** Whole kroner up to so many, in øre. */
  readonly amount: (mostKroner: number) => number
}

/** Something that can happen with the grants of a round; a refusal of it is as good. */
export type Action = {
  readonly name: string
  /** @returns false where there was nothing to do it with */
  readonly run: (stage: Stage) => Promise<unknown>
}
