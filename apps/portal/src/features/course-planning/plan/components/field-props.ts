import type { UseFormReturn } from 'react-hook-form'
import type { TypedCourse } from '../typed-course.ts'

export const idPrefix = 'course-'

/** What each part of the form of a course is given. */
export type FieldProps = {
  form: UseFormReturn<TypedCourse>
  textOf: (field: string) => string | undefined
}
