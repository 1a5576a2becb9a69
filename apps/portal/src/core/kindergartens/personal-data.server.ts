import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import {
  type PersonalTable,
  type PersonIdentifiers,
  withheldBecause,
} from '#core/personal-data/personal-table.ts'
import { m } from '#messages'
import { hasAccess } from './access/guardian-access.server.ts'
import { ownGuardian } from './access/own-guardian.server.ts'
import {
  kindergartenChild,
  kindergartenConsent,
  kindergartenContact,
  kindergartenEnrolment,
  kindergartenGuardian,
  kindergartenGuardianship,
  kindergartenHealth,
  kindergartenHealthView,
  kindergartenPlaceRequest,
} from './children/tables.server.ts'
import {
  kindergartenAbsence,
  kindergartenDevice,
  kindergartenMark,
  kindergartenPairing,
  kindergartenPresence,
} from './presence/tables.server.ts'
import { childPeriod } from './retention.server.ts'
import { kindergartenEmployee, kindergartenLeader } from './setup/tables.server.ts'
import { kindergartenThreadData } from './threads/personal-data.server.ts'

const { ownId, internal, secret, somebodyElse } = withheldBecause
const ofTheWork = 'is about the work, and says nothing of the person'

/** The children whom they reach: what is blocked is not exported either. */
export const ownChildren = (person: PersonIdentifiers): SQL => sql`(
  select ${kindergartenGuardianship.childId} from ${kindergartenGuardianship}
  where ${kindergartenGuardianship.guardianId} in ${ownGuardian(person)} and ${hasAccess()})`

const childName = (table: PgTable) => ({
  child: {
    name: m.data_kindergarten_child,
    value: () => sql`(select child.first_name from ${kindergartenChild} child
      where child.id = ${table}.child_id)`,
  },
})

const asLongAsTheChild = {
  retention: { period: childPeriod, text: m.data_kindergarten_period },
  onDeletion: { retainedBecause: m.data_kindergarten_retained },
} as const

const ofStaff = {
  retention: m.data_kindergarten_staff_period,
  onDeletion: { retainedBecause: m.data_kindergarten_staff_retained },
} as const

/** What kindergartens hold of guardians, of their children, and of staff. */
export const kindergartenData: readonly PersonalTable[] = [
  {
    table: kindergartenGuardian,
    name: m.data_kindergarten_guardian,
    rowsOf: (person) => sql`${kindergartenGuardian.id} in ${ownGuardian(person)}`,
    shown: {
      first_name: m.data_kindergarten_first_name,
      last_name: m.data_kindergarten_last_name,
      email: m.data_kindergarten_email,
      phone: m.data_kindergarten_phone,
      address: m.data_kindergarten_address,
      has_restricted_address: m.data_kindergarten_restricted,
      created_at: m.data_created,
      first_seen_at: m.data_kindergarten_first_seen,
    },
    encrypted: { for: 'id', columns: ['address'] },
    withheld: {
      id: internal,
      national_id: 'is under the national id of the account',
      national_id_index: secret,
      source: internal,
      version: internal,
    },
    ...asLongAsTheChild,
  },
  {
    table: kindergartenGuardianship,
    name: m.data_kindergarten_guardianship,
    rowsOf: (person) => sql`((${kindergartenGuardianship.guardianId} in ${ownGuardian(person)}
        and ${hasAccess()})
      or ${kindergartenGuardianship.openedBy} = ${person.userId}
      or ${kindergartenGuardianship.blockedBy} = ${person.userId})`,
    shown: { opened_at: m.data_kindergarten_opened },
    withheld: {
      child_id: internal,
      guardian_id: internal,
      has_responsibility: 'is so wherever access was opened',
      source: internal,
      opened_by: `${ownId}, or ${somebodyElse}`,
      closed_at: 'protects a child: staff answer requests about it',
      blocked_at: 'protects a child: staff answer requests about it',
      blocked_by: `${ownId}, or ${somebodyElse}`,
      blocked_because: 'protects a child: staff answer requests about it',
      version: internal,
    },
    ...asLongAsTheChild,
  },
  {
    table: kindergartenChild,
    name: m.data_kindergarten_children,
    rowsOf: (person) => sql`${kindergartenChild.id} in ${ownChildren(person)}`,
    shown: {
      first_name: m.data_kindergarten_first_name,
      last_name: m.data_kindergarten_last_name,
      born_on: m.data_kindergarten_born,
      created_at: m.data_created,
    },
    withheld: {
      id: internal,
      national_id: 'the number of the child, which its guardians have',
      national_id_index: secret,
      source: internal,
      missing_since: internal,
      import_id: internal,
      imported_place: 'is what its places say, as they were imported',
      version: internal,
    },
    ...asLongAsTheChild,
  },
  {
    table: kindergartenEnrolment,
    name: m.data_kindergarten_enrolments,
    rowsOf: (person) => sql`${kindergartenEnrolment.childId} in ${ownChildren(person)}`,
    computed: childName(kindergartenEnrolment),
    shown: {
      starts_on: m.data_kindergarten_from,
      ends_on: m.data_kindergarten_to,
      percent: m.data_kindergarten_percent,
    },
    withheld: { id: internal, child_id: internal, department_id: internal, version: internal },
    ...asLongAsTheChild,
  },
  {
    table: kindergartenContact,
    name: m.data_kindergarten_contacts,
    rowsOf: (person) => sql`(${kindergartenContact.addedBy} in ${ownGuardian(person)}
      and ${kindergartenContact.childId} in ${ownChildren(person)})`,
    computed: childName(kindergartenContact),
    shown: {
      name: m.data_kindergarten_name,
      relation: m.data_kindergarten_relation,
      phone: m.data_kindergarten_phone,
      may_fetch: m.data_kindergarten_may_fetch,
      only_on: m.data_kindergarten_only_on,
      added_at: m.data_created,
      removed_at: m.data_kindergarten_removed,
    },
    withheld: { id: internal, child_id: internal, added_by: internal },
    ...asLongAsTheChild,
  },
  {
    table: kindergartenHealth,
    name: m.data_kindergarten_health,
    rowsOf: (person) => sql`${kindergartenHealth.childId} in ${ownChildren(person)}`,
    computed: childName(kindergartenHealth),
    shown: {
      allergies: m.data_kindergarten_allergies,
      medicines: m.data_kindergarten_medicines,
      notes: m.data_kindergarten_notes,
      changed_at: m.data_kindergarten_changed,
    },
    encrypted: { for: 'child_id', columns: ['allergies', 'medicines', 'notes'] },
    withheld: { child_id: internal, version: internal },
    retention: m.data_kindergarten_health_period,
    onDeletion: asLongAsTheChild.onDeletion,
  },
  {
    table: kindergartenHealthView,
    name: m.data_kindergarten_health_views,
    rowsOf: (person) => sql`(${kindergartenHealthView.childId} in ${ownChildren(person)}
      or ${kindergartenHealthView.guardianId} in ${ownGuardian(person)}
      or ${kindergartenHealthView.userId} = ${person.userId})`,
    computed: {
      viewer: {
        name: m.data_kindergarten_viewer,
        // As on the page: the look of a guardian who is blocked today is listed without their name.
        value: (
          person,
        ) => sql`case when ${kindergartenHealthView.guardianId} not in ${ownGuardian(person)}
          and exists (select 1 from ${kindergartenGuardianship} blocked
            where blocked.child_id = ${kindergartenHealthView.childId}
              and blocked.guardian_id = ${kindergartenHealthView.guardianId}
              and blocked.blocked_at is not null)
          then null else ${kindergartenHealthView.viewerName} end`,
      },
    },
    shown: {
      at: m.data_time,
      place: m.data_kindergarten_viewed_where,
    },
    withheld: {
      id: internal,
      child_id: internal,
      viewer_name: 'is shown as the viewer, but for a guardian who is blocked',
      guardian_id: `${ownId}, or ${somebodyElse}`,
      user_id: `${ownId}, or ${somebodyElse}`,
    },
    ...asLongAsTheChild,
  },
  {
    table: kindergartenConsent,
    name: m.data_kindergarten_consents,
    rowsOf: (person) => sql`${kindergartenConsent.guardianId} in ${ownGuardian(person)}`,
    computed: {
      ...childName(kindergartenConsent),
      kind: {
        name: m.data_kindergarten_consent_kind,
        value: (_, locale) => sql`(select kind.name ->> ${locale}
          from portal.kindergarten_consent_kind kind where kind.id = ${kindergartenConsent.kindId})`,
      },
    },
    shown: { is_given: m.data_kindergarten_consent_given, at: m.data_time },
    withheld: { id: internal, child_id: internal, kind_id: internal, guardian_id: internal },
    ...asLongAsTheChild,
  },
  {
    table: kindergartenPlaceRequest,
    name: m.data_kindergarten_requests,
    rowsOf: (person) => sql`(${kindergartenPlaceRequest.guardianId} in ${ownGuardian(person)}
      or ${kindergartenPlaceRequest.decidedBy} = ${person.userId})`,
    computed: childName(kindergartenPlaceRequest),
    shown: {
      kind: m.data_kindergarten_request_kind,
      wanted_on: m.data_kindergarten_wanted_on,
      ends_on: m.data_kindergarten_to,
      percent: m.data_kindergarten_percent,
      note: m.data_kindergarten_note,
      state: m.data_kindergarten_request_state,
      sent_at: m.data_time,
      decided_at: m.data_kindergarten_decided,
      decided_because: m.data_kindergarten_decided_because,
    },
    withheld: {
      id: internal,
      child_id: internal,
      guardian_id: internal,
      decided_by: `${ownId}, or ${somebodyElse}`,
    },
    ...asLongAsTheChild,
  },
  {
    table: kindergartenAbsence,
    name: m.data_kindergarten_absences,
    rowsOf: (person) => sql`${kindergartenAbsence.childId} in ${ownChildren(person)}`,
    computed: childName(kindergartenAbsence),
    shown: {
      kind: m.data_kindergarten_absence_kind,
      from_on: m.data_kindergarten_from,
      to_on: m.data_kindergarten_to,
      arrives_at: m.data_kindergarten_arrives,
      reported_at: m.data_time,
      withdrawn_at: m.data_kindergarten_removed,
    },
    withheld: { id: internal, child_id: internal, guardian_id: somebodyElse },
    ...asLongAsTheChild,
  },
  {
    table: kindergartenPresence,
    name: m.data_kindergarten_presences,
    rowsOf: (person) => sql`${kindergartenPresence.childId} in ${ownChildren(person)}`,
    computed: childName(kindergartenPresence),
    shown: {
      arrived_at: m.data_kindergarten_arrived,
      departed_at: m.data_kindergarten_departed,
      departed_how: m.data_kindergarten_departed_how,
    },
    withheld: {
      id: internal,
      child_id: internal,
      department_id: internal,
      on_date: 'is the day of the arrival',
    },
    ...asLongAsTheChild,
  },
  {
    table: kindergartenMark,
    name: m.data_kindergarten_marks,
    rowsOf: ({ userId }) => sql`${kindergartenMark.reviewedBy} = ${userId}`,
    shown: { reviewed_at: m.data_time, state: m.data_kindergarten_request_state },
    withheld: {
      id: internal,
      device_id: internal,
      child_id: somebodyElse,
      kind: ofTheWork,
      at: ofTheWork,
      received_at: ofTheWork,
      refusal: ofTheWork,
      presence_id: internal,
      undoes_id: internal,
      reviewed_by: ownId,
      position: internal,
    },
    ...asLongAsTheChild,
  },
  {
    table: kindergartenLeader,
    name: m.data_kindergarten_leaders,
    rowsOf: ({ userId }) => sql`${kindergartenLeader.userId} = ${userId}`,
    computed: {
      kindergarten: {
        name: m.data_kindergarten,
        value: () => sql`(select place.name from portal.kindergarten place
          where place.id = ${kindergartenLeader.kindergartenId})`,
      },
    },
    shown: { since: m.data_kindergarten_from },
    withheld: { user_id: ownId, kindergarten_id: internal },
    retention: m.data_kindergarten_leader_period,
    onDeletion: 'removed',
  },
  {
    table: kindergartenEmployee,
    name: m.data_kindergarten_employees,
    rowsOf: ({ userId }) => sql`${kindergartenEmployee.userId} = ${userId}`,
    shown: { name: m.data_kindergarten_name, ended_on: m.data_kindergarten_to },
    withheld: {
      id: internal,
      kindergarten_id: internal,
      department_id: internal,
      user_id: ownId,
      title: 'is shown on the page of the department',
      pin_hash: secret,
      pin_attempts: internal,
      version: internal,
    },
    ...ofStaff,
  },
  {
    table: kindergartenDevice,
    name: m.data_kindergarten_devices,
    rowsOf: ({ userId }) => sql`(${kindergartenDevice.pairedBy} = ${userId}
      or ${kindergartenDevice.shutOffBy} = ${userId})`,
    shown: {
      name: m.data_kindergarten_name,
      paired_at: m.data_created,
      shut_off_at: m.data_kindergarten_to,
    },
    withheld: {
      id: internal,
      department_id: internal,
      token_hash: secret,
      paired_by: `${ownId}, or ${somebodyElse}`,
      last_seen_at: ofTheWork,
      opened_by: somebodyElse,
      open_until: ofTheWork,
      shut_off_by: `${ownId}, or ${somebodyElse}`,
    },
    ...ofStaff,
  },
  {
    table: kindergartenPairing,
    name: m.data_kindergarten_pairings,
    rowsOf: ({ userId }) => sql`${kindergartenPairing.createdBy} = ${userId}`,
    shown: { expires_at: m.data_time },
    withheld: {
      code_hash: secret,
      department_id: internal,
      device_name: ofTheWork,
      created_by: ownId,
      used_at: ofTheWork,
    },
    retention: m.data_kindergarten_pairing_period,
    onDeletion: 'removed',
  },
  ...kindergartenThreadData,
]
