import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { ChangedCourse, CopyForm, CourseForm, SeenCourse } from '../model/course-form.ts'
import type { ListedCourses, OpenCourse, PlannedCourse, SavedCourse } from './contract.ts'

const path = '/api/frontend/staff/courses'

export const planEndpoints = {
  list: endpoint<{ answer: ListedCourses }>()('GET', path),
  plan: endpoint<{ body: CourseForm; answer: PlannedCourse }>()('POST', path),
  read: endpoint<{ answer: OpenCourse }>()('GET', `${path}/:id`),
  change: endpoint<{ body: ChangedCourse; answer: SavedCourse }>()('PUT', `${path}/:id`),
  copy: endpoint<{ body: CopyForm; answer: PlannedCourse }>()('POST', `${path}/:id/copies`),
  remove: endpoint<{ body: SeenCourse; answer: Done }>()('POST', `${path}/:id/removal`),
}
