import { argon2Sync } from 'node:crypto'
import { answerQuestions } from '#platform/threads/answering.server.ts'
import { stepBack } from '#platform/threads/step-back.server.ts'
import type { KeyParameters } from './derive-key.server.ts'

stepBack()
answerQuestions((parameters: KeyParameters): Uint8Array => argon2Sync('argon2id', parameters))
