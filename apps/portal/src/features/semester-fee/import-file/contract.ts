import type { LineProblem } from '#core/semester-registrations/contract.ts'
import type { FileProblem } from '../read-file/delivery-file.ts'

/** `GET /api/frontend/staff/semester-deliveries`: the newest first. */
export type SemesterDeliveries = {
  items: {
    id: string
    institution: string
    registrations: number
    by: 'key' | 'file'
    /** ISO 8601. */
    deliveredAt: string
  }[]
}

/** The refusal of `POST /api/frontend/staff/semester-deliveries`: nothing of the file was saved. */
export type DeliveryFileRefusal =
  | { error: 'FILE_INVALID'; problem: FileProblem }
  | { error: 'REGISTRATIONS_INVALID'; problems: LineProblem[]; wrongLines: number }
