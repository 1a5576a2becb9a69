import { randomBytes } from 'node:crypto'
import type { Problem } from '../order/problem.ts'
import { showProblem } from './representation.ts'

const version = '3.1'

export function answerJson(body: unknown): Response {
  return answer(200, 'application/json', body)
}

export function answerProblem(problem: Problem): Response {
  const instance = `00-${randomBytes(16).toString('hex')}`
  return answer(problem.status, 'application/problem+json', showProblem(problem, instance))
}

function answer(status: number, type: string, body: unknown): Response {
  const headers = new Headers({
    'content-type': `${type}; charset=utf-8; version=${version}`,
    'api-supported-versions': version,
  })
  if (status === 401) headers.set('www-authenticate', 'Bearer')
  return new Response(JSON.stringify(body), { status, headers })
}

/** Whether a header accepts JSON in this API version. */
export function asksForVersion(header: string | undefined): boolean {
  return (header ?? '').split(',').some((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    return type === 'application/json' && parameters.includes(`version=${version}`)
  })
}
