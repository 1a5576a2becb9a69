import { m } from '#messages'
import { formatDayAndTime } from '#platform/time/format.ts'
import type { ClassStatus } from '../book/button-state.ts'

export function classStatusText(status: ClassStatus): string {
  switch (status.kind) {
    case 'cancelled':
      return m.class_status_cancelled()
    case 'few':
      return m.class_status_few({ count: status.left })
    case 'full':
      return status.queueSize > 0
        ? m.class_status_full_queue({ count: status.queueSize })
        : m.class_status_full()
    case 'queue':
      return m.class_status_queue({ count: status.size })
    case 'position':
      return m.class_status_position({ position: status.position })
    case 'booked':
      return m.class_status_booked()
    case 'locked':
      return status.isQueued ? m.class_queue_closed() : m.class_status_no_unbooking()
    case 'binding':
      return m.class_status_binding()
    case 'opens':
      return m.class_status_opens({ time: formatDayAndTime(status.at) })
    case 'started':
      return m.class_status_started()
  }
}
