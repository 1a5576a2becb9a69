import { coursePlaceKind } from '#core/courses/place-kind.ts'
import { createFreeing } from '#core/places/free-place.server.ts'
import { refuseCourse } from '../model/refuse.server.ts'

/** The steps by which places and seats of courses are cancelled. */
export const freeing = createFreeing({
  kind: coursePlaceKind,
  refuse: (code) => refuseCourse(`COURSE_${code}`),
})
