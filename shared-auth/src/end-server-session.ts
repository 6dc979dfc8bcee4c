/** Ends the session at the server. Without the client, whose code may not be there when its page is left: the call outlives it. */
export async function endServerSession(access: string, refresh: string): Promise<void> {
  await fetch('/api/accounts/logout/', {
    method: 'POST',
    body: JSON.stringify({ refresh }),
    headers: { Authorization: `Bearer ${access}`, 'Content-Type': 'application/json', 'Accept-Language': 'en' },
    keepalive: true,
  });
}
