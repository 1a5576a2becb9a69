type Answer =
  | { ok: true; data: Record<string, unknown> }
  | { ok: false; error: string | undefined; message: string | undefined }

/** Never throws: what did not arrive is a refusal without a reason. */
export async function postToEditors(api: string, path: string, body: object): Promise<Answer> {
  try {
    const response = await fetch(`${api}/editors/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const data = await response.json()
    if (response.ok) return { ok: true, data }
    const [first] = data.errors ?? []
    return {
      ok: false,
      error: data.error,
      message: first?.data?.errors?.[0]?.message ?? first?.message,
    }
  } catch {
    return { ok: false, error: undefined, message: undefined }
  }
}
