import type { AuditNames } from '#core/audit/audit-names.ts'
import { m } from '#messages'
import { requestKindNames } from './child-texts.ts'

const yesOrNo = { yes: m.staff_child_yes, no: m.staff_child_no }

export const auditNames = {
  actions: {
    'kindergarten-place-added': m.staff_child_audit_place_added,
    'kindergarten-place-changed': m.staff_child_audit_place_changed,
    'kindergarten-place-moved': m.staff_child_audit_place_moved,
    'kindergarten-place-removed': m.staff_child_audit_place_removed,
    'kindergarten-access-opened': m.staff_child_audit_access_opened,
    'kindergarten-access-closed': m.staff_child_audit_access_closed,
    'kindergarten-guardian-blocked': m.staff_child_audit_guardian_blocked,
    'kindergarten-guardian-unblocked': m.staff_child_audit_guardian_unblocked,
    'kindergarten-address-restricted': m.staff_child_audit_address_restricted,
    'kindergarten-address-unrestricted': m.staff_child_audit_address_unrestricted,
    'kindergarten-guardian-shown': m.staff_child_audit_guardian_shown,
    'kindergarten-contact-confirmed': m.staff_child_audit_contact_confirmed,
    'kindergarten-contact-removed': m.staff_child_audit_contact_removed,
    'kindergarten-health-viewed': m.staff_child_audit_health_viewed,
    'kindergarten-health-saved': m.staff_child_audit_health_saved,
    'kindergarten-request-accepted': m.staff_child_audit_request_accepted,
    'kindergarten-request-declined': m.staff_child_audit_request_declined,
    'kindergarten-children-imported': m.staff_child_audit_imported,
    'kindergarten-import-undone': m.staff_child_audit_import_undone,
  },
  subjects: {
    'kindergarten-child': { name: m.staff_child_audit_subject_child },
    'kindergarten-import': { name: m.staff_child_audit_subject_import },
  },
  fields: {
    childPlaceId: { name: m.staff_child_place, isReference: true },
    childDepartmentId: { name: m.staff_child_department, isReference: true },
    childFrom: { name: m.staff_child_from },
    childTo: { name: m.staff_child_to },
    childPercent: { name: m.staff_child_percent },
    childGuardianId: { name: m.staff_child_guardian, isReference: true },
    childContactId: { name: m.staff_child_contact, isReference: true },
    childRequestId: { name: m.staff_child_request, isReference: true },
    childRequestKind: { name: m.staff_child_request, values: requestKindNames },
    childFullAccepted: { name: m.staff_child_full_accepted, values: yesOrNo },
    childReason: { name: m.staff_child_reason },
    childImportFile: { name: m.staff_child_import_file },
    childImportedChildren: { name: m.staff_child_import_children },
    childImportedGuardians: { name: m.staff_child_import_guardians },
    childImportedChanges: { name: m.staff_child_import_changes },
    childImportMissing: { name: m.staff_child_import_missing },
    childImportAccessLost: { name: m.staff_child_import_access_lost },
  },
} satisfies AuditNames
