import { stateNames } from '#core/associations/names.ts'
import type { AuditNames } from '#core/audit/audit-names.ts'
import { auditFieldsOf } from '#core/editable/form.ts'
import { m } from '#messages'
import {
  additionFields,
  correctionFields,
  mailingFields,
  noteFields,
  settingFields,
  topicFields,
} from './staff-fields.ts'

export const auditNames = {
  actions: {
    'association-corrected': m.audit_association_corrected,
    'association-state-changed': m.audit_association_state_changed,
    'association-merged': m.audit_association_merged,
    'association-added': m.audit_association_added,
    'association-contacts-mailed': m.audit_association_contacts_mailed,
    'association-settings-saved': m.audit_association_settings_saved,
    'association-topic-saved': m.audit_association_topic_saved,
    'association-topic-moved': m.audit_association_topic_moved,
    'association-topic-removed': m.audit_association_topic_removed,
  },
  subjects: {
    association: { name: m.audit_subject_association },
    'association-mailing': { name: m.audit_subject_association_mailing },
    'association-settings': { name: m.audit_subject_association_settings },
    'association-topic': { name: m.audit_subject_association_topic },
  },
  fields: {
    ...auditFieldsOf(additionFields),
    ...auditFieldsOf(correctionFields),
    ...auditFieldsOf(noteFields),
    ...auditFieldsOf(mailingFields),
    ...auditFieldsOf(settingFields),
    ...auditFieldsOf(topicFields),
    associationState: { name: m.associations_state, values: stateNames },
    associationMergedInto: { name: m.audit_association_merged_into, isReference: true },
    associationMembers: { name: m.associations_members },
    associationContacts: { name: m.associations_contacts },
    associationTopicPlace: { name: m.audit_association_topic_place },
  },
} satisfies AuditNames
