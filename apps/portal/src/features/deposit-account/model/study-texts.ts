import { m } from '#messages'
import type { SemesterStart, StudyDegree } from './application-form.ts'

/** Each is empty where the study has none. */
export function degreeText(degree: StudyDegree | null): string {
  if (degree === null) return ''
  return degree === 'bachelor' ? m.deposit_bachelor() : m.deposit_master()
}

export function semestersText(count: number): string {
  if (count === 0) return ''
  return count === 1 ? m.deposit_one_semester() : m.deposit_two_semesters()
}

export function startText(start: SemesterStart): string {
  if (start === 'EMPTY') return ''
  return start === 'HOEST' ? m.deposit_autumn() : m.deposit_spring()
}
