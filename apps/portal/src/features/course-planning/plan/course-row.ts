import type { course } from '#core/courses/tables.server.ts'
import type { CourseForm } from '../model/course-form.ts'

/** What the row of a course has of its form. */
export const columnsOf = (form: CourseForm) =>
  ({
    title: form.title,
    text: form.text,
    teacher: form.teacher,
    place: form.place,
    link: form.link,
    languages: [...new Set(form.languages)],
    audience: form.audience,
    mostSeats: form.mostSeats,
    studentPriceOre: form.studentPriceOre,
    memberPriceOre: form.memberPriceOre,
    otherPriceOre: form.otherPriceOre,
    vatPercent: form.vatPercent,
    refundHours: form.refundHours,
    keepOre: form.keepOre,
    keepPercent: form.keepPercent,
    passHours: form.passHours,
    remindHours: form.remindHours,
    certificateDates: form.certificateDates,
    answerDays: form.answerDays,
  }) satisfies Partial<typeof course.$inferInsert>
