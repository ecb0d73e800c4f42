"""``clew mcp`` before the official client of the Model Context Protocol."""

import asyncio
import json
import os
import subprocess

import pytest

mcp = pytest.importorskip("mcp")

BINARY = os.environ.get("CLEW_BINARY", "clew")
EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
TOOLS = {
    "solve": {"puzzle": EASY},
    "check": {"puzzle": EASY},
    "hint": {"puzzle": EASY},
    "explain": {"puzzle": EASY},
    "rate": {"puzzle": EASY},
    "generate": {"layout": "4x4", "seed": 1},
    "read": {"puzzle": json.dumps({"cells": [[{"value": d} for d in row] for row in
                                             ([1, 2, 3, 4], [3, 4, 1, 2], [2, 1, 4, 3], [4, 3, 2, 1])],
                                   "regions": [[[r + i, c + j] for i in (0, 1) for j in (0, 1)]
                                               for r in (0, 2) for c in (0, 2)],
                                   "metadata": {"rules": "Normal sudoku rules apply."}})},
}


def talk(act):
    """Runs ``act(session)`` on a session with a new server."""

    async def run():
        server = mcp.StdioServerParameters(command=BINARY, args=["mcp"])
        async with mcp.stdio_client(server) as streams, mcp.ClientSession(*streams) as session:
            await session.initialize()
            return await act(session)

    return asyncio.run(asyncio.wait_for(run(), 120))


def test_each_tool_is_listed_and_answers():
    async def act(session):
        listed = {tool.name: tool for tool in (await session.list_tools()).tools}
        return listed, {name: await session.call_tool(name, fields) for name, fields in TOOLS.items()}

    listed, answers = talk(act)
    assert set(listed) == set(TOOLS)
    for name, fields in TOOLS.items():
        assert listed[name].description and set(fields) <= set(listed[name].input_schema["properties"])
        answer = answers[name]
        assert not answer.is_error, answer
        # Structured content and text are the same answer.
        assert json.loads(answer.content[0].text) == answer.structured_content
    assert answers["solve"].structured_content["solution"] == SOLVED
    assert answers["read"].structured_content["in_full"]
    told = subprocess.run([BINARY, "rate", "--json", "--quiet"], input=EASY, capture_output=True, text=True, check=True)
    rated = json.loads(told.stdout)
    assert rated["er"] == 1.2
    assert answers["rate"].structured_content == rated


def test_what_is_wrong_is_an_error_and_the_server_goes_on():
    async def act(session):
        wrong = await session.call_tool("solve", {"puzzle": "5"})
        assert wrong.is_error and "81 are needed" in wrong.content[0].text
        for name, fields in (("nothing", {}), ("solve", {"puzle": EASY}), ("solve", {"puzzle": 5})):
            try:
                assert (await session.call_tool(name, fields)).is_error
            except mcp.MCPError as error:
                assert str(error)
        await session.send_ping()
        return await session.call_tool("solve", {"puzzle": EASY})

    assert talk(act).structured_content["solution"] == SOLVED


def test_many_calls_at_once_get_their_own_answers():
    async def act(session):
        puzzles = [SOLVED[:at] + "." + SOLVED[at + 1:] for at in range(81)]
        answers = await asyncio.gather(*(session.call_tool("solve", {"puzzle": puzzle}) for puzzle in puzzles))
        return puzzles, [answer.structured_content for answer in answers]

    puzzles, answers = talk(act)
    assert [answer["puzzle"] for answer in answers] == puzzles
    assert {answer["solution"] for answer in answers} == {SOLVED}


def test_the_newest_handshake_is_answered():
    async def run():
        server = mcp.StdioServerParameters(command=BINARY, args=["mcp"])
        async with mcp.Client(mcp.stdio_client(server)) as client:
            return client.server_info.name, await client.call_tool("solve", {"puzzle": EASY})

    name, answer = asyncio.run(asyncio.wait_for(run(), 120))
    assert name == "clew" and answer.structured_content["solution"] == SOLVED
