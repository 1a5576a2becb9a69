import { type Press, usePress } from '#core/sessions/login/use-press.ts'
import { myKindergartenKey } from './queries.ts'
import { childErrorText } from './refusal-messages.ts'

type Action<Input, Answer> = Omit<Press<Input, Answer>, 'errorText' | 'changes'> & {
  /** Of the kindergarten, for what only it can change. */
  readonly phone?: string | null
}

/** `usePress` with the texts of this feature. */
export const useChildAction = <Input = void, Answer = unknown>({
  phone = null,
  ...action
}: Action<Input, Answer>) =>
  usePress({
    changes: myKindergartenKey,
    errorText: (failure) => childErrorText(failure, phone),
    ...action,
  })
