import { z } from 'zod/mini'
import { associationRights } from './rights.ts'
import { associationStates, stateReasonKeys } from './states.ts'
import { termKinds } from './terms.ts'

export const AssociationId = z.uuid()

/** What somebody with a role there knows of their association on each of its pages. */
export const OwnAssociation = z.strictObject({
  id: z.string(),
  /** In the address of its public page. */
  slug: z.string(),
  name: z.string(),
  state: z.enum(associationStates),
  stateReason: z.enum(stateReasonKeys),
  /** What staff say about its state. */
  stateNote: z.nullable(z.string()),
  isContact: z.boolean(),
  rights: z.array(z.enum(associationRights)),
  termKind: z.enum(termKinds),
  feeOre: z.int(),
})
export type OwnAssociation = z.infer<typeof OwnAssociation>

export const OwnAssociations = z.strictObject({ items: z.array(OwnAssociation) })
export type OwnAssociations = z.infer<typeof OwnAssociations>
