export { auditNames } from './model/audit-names.ts'
