import type { AuditNames } from '#core/audit/audit-names.ts'
import { m } from '#messages'
import { serviceNames } from '#platform/services/service-names.ts'
import { services } from '#platform/services/services.ts'

export const auditNames = {
  actions: {
    'service-switched-off': m.audit_service_switched_off,
    'service-switched-on': m.audit_service_switched_on,
  },
  subjects: {
    service: {
      name: m.audit_subject_service,
      show: (id) => {
        const service = services.find((one) => one === id)
        return service ? serviceNames[service]() : id
      },
    },
  },
  fields: {},
} satisfies AuditNames
