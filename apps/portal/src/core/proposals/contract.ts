import { z } from 'zod'

/** Why a second person cannot confirm, and the status of each. */
export const proposalRefusals = {
  /** Confirmed or withdrawn meanwhile. */
  PROPOSAL_NOT_FOUND: 404,
  /** The proposer cannot confirm it. */
  SECOND_PERSON: 403,
  /** What it changes has changed since it was proposed. */
  PROPOSAL_OUTDATED: 409,
} as const
export type ProposalRefusal = keyof typeof proposalRefusals

export const Proposals = z.strictObject({
  items: z.array(
    z.strictObject({
      id: z.uuid(),
      kind: z.string(),
      /** What the words of its kind say of it. */
      details: z.record(z.string(), z.string()),
      by: z.string(),
      at: z.iso.datetime(),
      /** Somebody else has to confirm it. */
      isOwn: z.boolean(),
      /** A colleague has to confirm it. */
      concernsYou: z.boolean(),
    }),
  ),
})
export type Proposals = z.infer<typeof Proposals>
