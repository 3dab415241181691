"""An agent in plain Python: asks a model, runs the tools it calls over MCP, prints the answer."""
import json, os, sys, urllib.request

MODEL_URL = os.environ["OPENAI_BASE_URL"] + "/chat/completions"
TOOL_URL, TOOL_TOKEN = os.environ.get("TOOL_URL", ""), os.environ.get("TOOL_TOKEN", "")


def post(url, token, body):
    headers = {"content-type": "application/json", "authorization": "Bearer " + token,
               "accept": "application/json, text/event-stream"}
    with urllib.request.urlopen(urllib.request.Request(url, json.dumps(body).encode(), headers)) as reply:
        return json.load(reply)


def mcp(method, **params):
    call = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
    return post(TOOL_URL, TOOL_TOKEN, call)["result"]


offered = mcp("tools/list")["tools"] if TOOL_URL else []
tools = [{"type": "function", "function": {"name": tool["name"], "parameters": tool["inputSchema"]}} for tool in offered]
messages = [{"role": "user", "content": sys.argv[1]}]
while True:
    request = {"model": os.environ["AGENT_BENCH_MODEL"], "messages": messages, **({"tools": tools} if tools else {})}
    message = post(MODEL_URL, os.environ["OPENAI_API_KEY"], request)["choices"][0]["message"]
    messages.append(message)
    if not message.get("tool_calls"):
        break
    for call in message["tool_calls"]:
        result = mcp("tools/call", name=call["function"]["name"], arguments=json.loads(call["function"]["arguments"]))
        messages.append({"role": "tool", "tool_call_id": call["id"], "content": result["content"][0]["text"]})
print(message["content"])
