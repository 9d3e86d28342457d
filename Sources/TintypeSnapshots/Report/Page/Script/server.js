// The server behind the page, which answers nobody without the token.

let token = null;

/** Asks the server; an error says what it answered. */
async function ask(path, body) {
  const options = { headers: { "X-Tintype-Token": token ?? "" }, cache: "no-store" };
  if (body !== undefined) {
    options.method = "POST";
    options.headers["Content-Type"] = "application/json";
    options.body = JSON.stringify(body);
  }
  const response = await fetch(path, options);
  if (!response.ok) throw new Error((await response.text()) || `the server answered ${response.status}`);
  return response;
}

/** The token comes in the address once, and is taken out of it, so that nobody copies it along. */
function readToken() {
  const words = new URLSearchParams(location.hash.slice(1));
  token = words.get("token");
  try {
    if (token) sessionStorage.setItem("tintype-token", token);
    else token = sessionStorage.getItem("tintype-token");
  } catch { /* Then a reload needs the address that the command printed. */ }
  words.delete("token");
  history.replaceState(null, "", `${location.pathname}${words.size ? `#${words}` : ""}`);
}
