import { Refusal } from '#platform/api/errors.server.ts'
import { type AssociationRefusal, associationRefusals } from './refusals.ts'

export const refuseAssociation = (code: AssociationRefusal): Refusal<AssociationRefusal> =>
  new Refusal(code, associationRefusals[code])
