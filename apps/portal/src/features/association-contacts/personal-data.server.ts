import { eq, sql } from 'drizzle-orm'
import { association } from '#core/associations/tables.server.ts'
import { type PersonalTable, withheldBecause } from '#core/personal-data/personal-table.ts'
import { m } from '#messages'
import { associationAssembly, associationHandoverItem } from './model/tables.server.ts'

const { ownId, internal } = withheldBecause
const ofAssociation = 'of the association, and says nothing of the person'

export const associationContactData: readonly PersonalTable[] = [
  {
    table: associationAssembly,
    name: m.data_association_assembly,
    rowsOf: ({ userId }) => eq(associationAssembly.registeredBy, userId),
    computed: {
      association: {
        name: m.data_association,
        value: () =>
          sql`(select name from ${association} a where a.id = ${associationAssembly.associationId})`,
      },
    },
    shown: {
      held_on: m.association_assembly_day,
      registered_at: m.data_created,
      withdrawn_at: m.data_association_withdrawn,
    },
    withheld: {
      id: internal,
      association_id: internal,
      registered_by: ownId,
      ended_roles: ofAssociation,
      given_roles: ofAssociation,
      pending_roles: ofAssociation,
      invitations: ofAssociation,
      stepping_down: ofAssociation,
      released_at: ofAssociation,
      reminded_at: ofAssociation,
    },
    retention: m.data_association_assembly_kept,
    onDeletion: { retainedBecause: m.data_association_assembly_retained },
  },
  {
    table: associationHandoverItem,
    name: m.data_association_handover,
    rowsOf: ({ userId }) => eq(associationHandoverItem.acceptedBy, userId),
    shown: { accepted_at: m.data_time },
    withheld: {
      id: internal,
      assembly_id: internal,
      key: internal,
      name: ofAssociation,
      text: ofAssociation,
      page: internal,
      accepted_by: ownId,
    },
    retention: m.data_association_assembly_kept,
    onDeletion: { retainedBecause: m.data_association_assembly_retained },
  },
]
