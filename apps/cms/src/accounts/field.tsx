'use client'

import { type ComponentProps, useEffect, useId, useRef } from 'react'

type FieldProps = Pick<ComponentProps<'input'>, 'name' | 'type' | 'autoComplete' | 'minLength'> & {
  label: string
  help?: string
  hasFocus?: boolean
}

/** Works before the admin's own fields would: a label, an input and what helps to fill it in. */
export function Field({ label, help, hasFocus = false, type = 'text', ...input }: FieldProps) {
  const id = useId()
  const element = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (hasFocus) element.current?.focus()
  }, [hasFocus])
  return (
    <div className="field-type text">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        ref={element}
        id={id}
        type={type}
        required
        aria-describedby={help && `${id}-help`}
      />
      {help && (
        <p className="field-description" id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  )
}

export function Problem({ text }: { text: string | null }) {
  return <div role="alert">{text && <p className="trivsel-login__problem">{text}</p>}</div>
}
