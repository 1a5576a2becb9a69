import type { CourseForm } from '../model/course-form.ts'

type Where = Pick<CourseForm, 'dates' | 'place'>

/** As one text, whatever the order of the dates is. */
const timesOf = ({ dates, place }: Where) =>
  JSON.stringify(
    dates
      .map((date) => [date.day, date.startTime, date.endTime, date.place ?? place].join(' '))
      .sort(),
  )

/** Whether people are asked about first, since they are told: the same question that the server decides. */
export const changesTimes = (before: Where, after: Where): boolean =>
  timesOf(before) !== timesOf(after)
