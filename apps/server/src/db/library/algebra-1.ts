import type { CourseContent } from './types.ts';

export const algebra1: CourseContent = {
  key: 'algebra-1',
  title: 'Algebra I',
  subject: 'Mathematics',
  description:
    'Solve linear equations and inequalities, describe change with linear functions, and work with quadratics. Students learn to justify every step and to say what an answer means in the situation it came from.',
  gradeLevel: 9,
  credits: 1,
  ncaaArea: 'math',
  modules: [
    {
      title: 'Linear Equations and Inequalities',
      lessons: [
        {
          key: 'linear-equations',
          title: 'Solving Linear Equations',
          estimatedMinutes: 30,
          objectives: [
            'Solve linear equations with parentheses and with the variable on both sides',
            'Justify each step with a property of equality or the distributive property',
            'Recognize equations with no solution or with infinitely many solutions',
            'Write an equation for a situation and find the break-even point',
          ],
          introduction: `Two gyms, two phone plans, two jersey printers: one has the lower fee, the other the lower price per item. If there is a point where they cost the same, an equation finds it exactly. In this lesson you learn a method that works for every linear equation, and a reason for every step of it.`,
          mainContent: `
<h2>An equation is a balance</h2>
<p>An equation claims that two expressions have the same value. To <strong>solve</strong> it is to find every value of the variable that makes the claim true. You may change how the equation looks, but never which values make it true. Three kinds of moves are safe:</p>
<ul>
<li><strong>Rewrite one side</strong> without changing its value: use the distributive property or combine like terms.</li>
<li><strong>Add or subtract the same amount on both sides</strong> (the addition and subtraction properties of equality).</li>
<li><strong>Multiply or divide both sides by the same number</strong>, as long as it is not zero (the multiplication and division properties of equality).</li>
</ul>
<p>A good order is: clear parentheses, combine like terms, collect the variable on one side, collect the constants on the other, divide, and check in the <em>original</em> equation.</p>
<p>Writing a reason beside each step is more than neat bookkeeping. If an answer fails its check, the reasons show you where to look: a step without a good reason is nearly always the step with the error. Someone else who reads your work can also follow it without guessing.</p>
<h2>Worked example 1: variable on both sides</h2>
<p>Solve 5(<var>x</var> − 2) + 3 = 2<var>x</var> + 14.</p>
<table>
<thead><tr><th scope="col">Equation</th><th scope="col">Reason</th></tr></thead>
<tbody>
<tr><td>5<var>x</var> − 10 + 3 = 2<var>x</var> + 14</td><td>Distributive property: the 5 multiplies both terms</td></tr>
<tr><td>5<var>x</var> − 7 = 2<var>x</var> + 14</td><td>Combine like terms</td></tr>
<tr><td>3<var>x</var> − 7 = 14</td><td>Subtract 2<var>x</var> from both sides</td></tr>
<tr><td>3<var>x</var> = 21</td><td>Add 7 to both sides</td></tr>
<tr><td><var>x</var> = 7</td><td>Divide both sides by 3</td></tr>
</tbody>
</table>
<p><strong>Check.</strong> Left side: 5(7 − 2) + 3 = 25 + 3 = 28. Right side: 2 · 7 + 14 = 28. The sides agree, so 7 is the solution.</p>
<h2>Worked example 2: when do two climbing gyms cost the same?</h2>
<p>Summit charges a $30 joining fee and $12 per visit. Boulder Barn has no fee and charges $18 per visit. Let <var>v</var> be the number of visits. The two costs are 30 + 12<var>v</var> and 18<var>v</var>. "Cost the same" means the expressions are equal:</p>
<p>30 + 12<var>v</var> = 18<var>v</var></p>
<p>Subtract 12<var>v</var> from both sides, so that the variable appears only once: 30 = 6<var>v</var>. Divide both sides by 6: <var>v</var> = 5.</p>
<p>Collecting the variable on the right was a choice. Subtracting 18<var>v</var> from both sides instead would give 30 − 6<var>v</var> = 0, which leads to the same answer with one more step and one more sign to watch.</p>
<p><strong>Check.</strong> Five visits cost 30 + 12 · 5 = $90 at Summit and 18 · 5 = $90 at Boulder Barn. Five visits is the <strong>break-even point</strong>. A climber who goes more often saves at Summit, because each further visit costs $6 less there.</p>
<h2>Clearing fractions</h2>
<p>In (<var>x</var>/3) + 2 = (<var>x</var>/2) − 1, multiply every term on both sides by 6, the least common denominator: 2<var>x</var> + 12 = 3<var>x</var> − 6. Subtract 2<var>x</var> from both sides and add 6 to both sides: 18 = <var>x</var>. In the original equation both sides equal 8, so the solution is correct.</p>
<h2>When the variable disappears</h2>
<p>Sometimes the variable terms cancel. What remains tells you the answer.</p>
<table>
<thead><tr><th scope="col">Equation</th><th scope="col">After simplifying</th><th scope="col">Meaning</th></tr></thead>
<tbody>
<tr><td>4<var>x</var> + 1 = 4<var>x</var> − 3</td><td>1 = −3, a false statement</td><td>No solution: no value of <var>x</var> works</td></tr>
<tr><td>2(<var>x</var> + 3) = 2<var>x</var> + 6</td><td>6 = 6, a true statement</td><td>Infinitely many solutions: every value works (an identity)</td></tr>
</tbody>
</table>
<p>In a pricing problem, "no solution" means that both options grow at the same rate from different starting amounts, so the gap between them never closes.</p>
<h2>Common mistakes</h2>
<ul>
<li><strong>Distributing to the first term only.</strong> 5(<var>x</var> − 2) is 5<var>x</var> − 10, not 5<var>x</var> − 2.</li>
<li><strong>Losing a sign.</strong> 8 − 2(<var>x</var> − 3) is 8 − 2<var>x</var> + 6, because −2 times −3 is +6.</li>
<li><strong>Working on one side only.</strong> Whatever you subtract on the left, subtract on the right.</li>
<li><strong>Checking in a later line.</strong> If the error is in line one, only the original equation will show it.</li>
</ul>
`,
          keyConcepts: [
            {
              term: 'Distributive property',
              meaning: 'a(b + c) = ab + ac: the factor outside the parentheses multiplies every term inside.',
            },
            {
              term: 'Like terms',
              meaning:
                'Terms with the same variable part, such as 5x and −2x, which can be combined into one.',
            },
            {
              term: 'Properties of equality',
              meaning:
                'Adding, subtracting, multiplying or dividing both sides by the same number keeps an equation true (never dividing by zero).',
            },
            {
              term: 'Break-even point',
              meaning:
                'The value at which two options cost the same; found by setting two expressions equal.',
            },
            {
              term: 'No solution',
              meaning: 'The result when the variable cancels and a false statement such as 1 = −3 remains.',
            },
            {
              term: 'Identity',
              meaning:
                'An equation that is true for every value of the variable, so it has infinitely many solutions.',
            },
          ],
          assignment: {
            key: 'linear-equations-jerseys',
            title: 'Which Printer Should Make the Jerseys?',
            description:
              'Compare three price offers with linear equations, justify each step, and recommend a printer to the team.',
            kind: 'assignment',
            pointsPossible: 40,
            instructions: {
              durationMinutes: 35,
              materials: ['The answer box on this page', 'A calculator app'],
              steps: [
                'Let n be the number of jerseys (at least 3). Write an expression for the cost at each of the three printers and explain where each number comes from.',
                'Find the number of jerseys at which Northside and Riverside cost the same. Name the property you use at each step.',
                'Check your break-even point in both original expressions.',
                'Set the costs of Northside and Harbor Ink equal. Explain what happens and what it means.',
                'Recommend a printer for 22 jerseys and support your choice with the three costs.',
              ],
              story: {
                title: 'Three offers for the volleyball team',
                content: `The volleyball team is ordering new jerseys, and Dana, the team manager, has collected three offers.

Northside Print asks for a set-up fee of $84 and then $19 for each jersey. Riverside Custom asks for a set-up fee of $93 and $23 for each jersey, but the first 3 jerseys are free. Harbor Ink asks for a set-up fee of $50 and $19 for each jersey.

Northside and Riverside deliver in two weeks. Harbor Ink needs four weeks. The first match of the season is six weeks away, so all three would be in time.

Dana does not yet know how many players will make the team. Her first question is: "For what number of jerseys do Northside and Riverside cost exactly the same?" Her second is: "Is there also a number for which Northside and Harbor Ink cost the same?" On Friday the roster is posted, and the team needs 22 jerseys.`,
              },
            },
            rubric: [
              {
                id: 'cost-expressions',
                name: 'Cost expressions',
                points: 10,
                description: 'Write an expression for the cost at each printer and explain its parts.',
                notes:
                  'Lets n be the number of jerseys and writes the cost of each printer as set-up fee plus price per jersey: Northside 84 + 19n, Riverside 93 + 23(n − 3) because the first three jerseys are free, Harbor 50 + 19n.',
                source: 'ai',
                levels: [
                  {
                    id: 'full',
                    label:
                      'All three cost expressions are correct, and the free jerseys in n − 3 are explained',
                    points: 10,
                  },
                  {
                    id: 'most',
                    label: 'Expressions correct but not explained, or one small slip',
                    points: 7,
                  },
                  { id: 'some', label: 'Only one or two expressions are correct', points: 4 },
                  { id: 'none', label: 'No usable expression', points: 0 },
                ],
              },
              {
                id: 'solving-with-reasons',
                name: 'Solving with reasons',
                points: 12,
                description: 'Solve the equation step by step, with a reason for each step.',
                notes:
                  'Sets the two expressions equal, uses the distributive property, combines like terms, subtracts 19n from both sides and divides both sides by 4 to get 60 = 4n and n = 15, naming the property at each step.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'n = 15 with a stated reason for each step', points: 12 },
                  { id: 'most', label: 'n = 15, but some steps have no reason', points: 9 },
                  {
                    id: 'some',
                    label: 'Sets the expressions equal but makes an error while solving the equation',
                    points: 5,
                  },
                  { id: 'none', label: 'No equation is solved', points: 0 },
                ],
              },
              {
                id: 'no-solution',
                name: 'The case of no solution',
                points: 8,
                description:
                  'Show what happens when you compare the other two prices, and say what it means.',
                notes:
                  'Shows that for Northside and Harbor the variable terms 19n cancel and leave 84 = 50, a false statement, so there is no solution: the price per jersey is the same and Harbor is always $34 cheaper.',
                source: 'ai',
                levels: [
                  {
                    id: 'full',
                    label: 'False statement, no solution, and the meaning for the prices',
                    points: 8,
                  },
                  { id: 'some', label: 'States no solution without explaining what it means', points: 4 },
                  { id: 'none', label: 'Missing or claims there is a solution', points: 0 },
                ],
              },
              {
                id: 'check-and-recommend',
                name: 'Check and recommendation',
                points: 10,
                description: 'Check your result, compare all three costs and recommend a printer.',
                notes:
                  'Checks the break-even point: at 15 jerseys both cost $369. Compares the costs for 22 jerseys, $502 at Northside, $530 at Riverside and $468 at Harbor, and recommends the cheapest printer that delivers in time.',
                source: 'ai',
                levels: [
                  {
                    id: 'full',
                    label: 'Check and all three costs correct, recommendation supported',
                    points: 10,
                  },
                  { id: 'most', label: 'Check or one of the costs is missing', points: 7 },
                  { id: 'some', label: 'A recommendation with little support from the costs', points: 3 },
                  { id: 'none', label: 'No check and no recommendation', points: 0 },
                ],
              },
            ],
            matching: null,
            sampleAnswers: [
              `Let n be the number of jerseys. Northside costs the set-up fee plus 19 per jersey, 84 + 19n. Riverside costs 93 + 23(n − 3), because the first three jerseys are free. Harbor costs 50 + 19n. I set the first two expressions equal: 84 + 19n = 93 + 23(n − 3). By the distributive property and combining like terms the right side is 23n + 24. Subtracting 19n from both sides gives 84 = 4n + 24, subtracting 24 gives 60 = 4n, and dividing both sides by 4 gives n = 15. Check: both cost $369 at 15 jerseys. For Northside and Harbor the 19n cancels and leaves 84 = 50, a false statement, so there is no solution and Harbor is always $34 cheaper. For 22 jerseys the costs are $502, $530 and $468, so I recommend Harbor.`,
              `The cost is the set-up fee plus the price per jersey times n, so Northside is 84 + 19n and Harbor is 50 + 19n. At Riverside you only pay for n − 3 jerseys since three are free: 93 + 23(n − 3) = 93 + 23n − 69 = 24 + 23n after I distribute and combine like terms. The break-even point is where 84 + 19n = 24 + 23n. I subtract 19n and 24 from both sides, 60 = 4n, then divide both sides by 4, so n = 15. Check: 84 + 285 = 369 and 93 + 276 = 369. Northside and Harbor never cost the same. When I subtract 19n the variable is gone and 84 = 50 is false, so no solution. Harbor stays $34 cheaper. For 22 jerseys Harbor costs $468, Northside $502, Riverside $530, so Harbor.`,
              `Northside is 84 + 19n and Riverside is 93 + 23n − 3 = 90 + 23n. I set the expressions equal and subtracted 19n from both sides, 84 = 90 + 4n, so n = −1.5, which is weird, so I guess they never cost the same. Northside and Harbor give 84 = 50, no solution. For 22 jerseys Harbor costs $468, so take Harbor.`,
              `I think Northside and Riverside are about the same. Harbor has the smallest fee so it is the best one.`,
            ],
          },
        },
        {
          key: 'linear-inequalities',
          title: 'Linear Inequalities and Their Limits',
          estimatedMinutes: 25,
          objectives: [
            'Translate phrases such as at least and at most into inequality symbols',
            'Solve linear inequalities and reverse the symbol when multiplying or dividing by a negative number',
            'Describe a solution set on a number line, including compound inequalities',
            'Interpret a solution in context, rounding in the direction the situation requires',
          ],
          introduction: `Many real questions do not ask for one exact number. They ask for a limit: how many athletes fit the budget, how many weeks the money will last, how many points are enough. Inequalities describe all the values that satisfy such a limit, and they are solved almost exactly like equations, with one important difference.`,
          mainContent: `
<h2>From words to symbols</h2>
<p>An inequality compares two expressions that need not be equal. Its <strong>solution set</strong> usually contains infinitely many numbers, and the <strong>boundary value</strong> marks where that set begins or ends.</p>
<table>
<thead><tr><th scope="col">Phrase</th><th scope="col">Symbol</th><th scope="col">Boundary on a number line</th></tr></thead>
<tbody>
<tr><td>less than, fewer than, below</td><td>&lt;</td><td>open circle, not included</td></tr>
<tr><td>more than, greater than, above</td><td>&gt;</td><td>open circle, not included</td></tr>
<tr><td>at most, no more than, maximum</td><td>≤</td><td>closed circle, included</td></tr>
<tr><td>at least, no less than, minimum</td><td>≥</td><td>closed circle, included</td></tr>
</tbody>
</table>
<p>"At least" trips up many people, because "least" sounds like "less". If you need at least 10 players, then 10, 11 and 12 are all fine: <var>p</var> ≥ 10. When in doubt, name one number that is certainly allowed and see on which side of the boundary it lies.</p>
<h2>Why the symbol reverses</h2>
<p>Adding or subtracting a number slides both sides along the number line together, so their order stays the same. Multiplying by a positive number stretches the line, and the order stays the same again. A negative multiplier is different: it reflects the line across zero. Start with the true statement 2 &lt; 5 and multiply both sides by −1. The results are −2 and −5, and now −2 &gt; −5. The order has reversed, so the symbol must reverse.</p>
<p><strong>Rule.</strong> When you multiply or divide both sides of an inequality by a negative number, reverse the inequality symbol.</p>
<h2>Worked example 1: a negative coefficient</h2>
<p>Solve −3<var>x</var> + 7 &lt; 22.</p>
<ol>
<li>Subtract 7 from both sides: −3<var>x</var> &lt; 15. Subtracting does not change the order.</li>
<li>Divide both sides by −3 and reverse the symbol: <var>x</var> &gt; −5.</li>
</ol>
<p><strong>Check with two test values.</strong> Zero should work: −3 · 0 + 7 = 7, and 7 &lt; 22 is true. The number −6 should fail: −3 · (−6) + 7 = 18 + 7 = 25, and 25 &lt; 22 is false. The graph is an open circle at −5 with an arrow to the right.</p>
<h2>Worked example 2: an average to reach</h2>
<p>Maya has scored 71 points in five basketball games. She wants an average of at least 15 points over six games. How many points <var>p</var> does she need in the sixth game?</p>
<p>The average is the total divided by the number of games: (71 + <var>p</var>)/6 ≥ 15.</p>
<ol>
<li>Multiply both sides by 6, a positive number, so the symbol stays: 71 + <var>p</var> ≥ 90.</li>
<li>Subtract 71 from both sides: <var>p</var> ≥ 19.</li>
</ol>
<p>Maya needs 19 points or more. With exactly 19 her average is 90/6 = 15, which meets the goal, so the boundary value belongs to the solution set.</p>
<h2>Worked example 3: between two limits</h2>
<p>A <strong>compound inequality</strong> states two conditions at once. Solve −1 ≤ 2<var>x</var> + 3 &lt; 11 by doing the same thing to all three parts.</p>
<ol>
<li>Subtract 3 from each part: −4 ≤ 2<var>x</var> &lt; 8.</li>
<li>Divide each part by 2: −2 ≤ <var>x</var> &lt; 4.</li>
</ol>
<p>The graph is the segment from −2 (closed circle) to 4 (open circle). A number must satisfy both conditions to be a solution.</p>
<h2>Reading the answer in context</h2>
<p>Suppose a budget gives <var>n</var> ≤ 12.6, where <var>n</var> counts people. Nobody can bring six tenths of a person, so the largest whole number allowed is 12. Rounding to 13 would break the budget, even though 12.6 is closer to 13. For a minimum, the direction changes: if <var>n</var> ≥ 12.6, you need 13. Ask what the situation requires before you round, then test the whole number you chose and its neighbor.</p>
<h2>Common mistakes</h2>
<ul>
<li><strong>Reversing too often.</strong> In 2<var>x</var> &lt; −8 you divide by <em>positive</em> 2, so the answer is <var>x</var> &lt; −4. A negative number on the other side changes nothing.</li>
<li><strong>Forgetting to reverse.</strong> One test value exposes this error in seconds.</li>
<li><strong>Reporting only the boundary.</strong> "The answer is 19" hides that 20 or 25 points would also do.</li>
</ul>
`,
          keyConcepts: [
            {
              term: 'Inequality',
              meaning: 'A statement that compares two expressions with <, >, ≤ or ≥.',
            },
            {
              term: 'Solution set',
              meaning: 'All the values that make an inequality true.',
            },
            {
              term: 'Boundary value',
              meaning:
                'The number where the solution set begins or ends; included with ≤ and ≥, not included with < and >.',
            },
            {
              term: 'Reversing the symbol',
              meaning: 'Required when both sides are multiplied or divided by a negative number.',
            },
            {
              term: 'Compound inequality',
              meaning: 'Two conditions that must hold at the same time, such as −2 ≤ x < 4.',
            },
          ],
          assignment: {
            key: 'linear-inequalities-swim-club',
            title: 'Limits for the Swim Club',
            description:
              'Write and solve inequalities for a travel budget and a club account, and explain what the solutions mean.',
            kind: 'assignment',
            pointsPossible: 40,
            instructions: {
              durationMinutes: 35,
              materials: ['The answer box on this page', 'A calculator app'],
              steps: [
                'Let s be the number of swimmers. Write and solve an inequality for the travel budget, and explain how you round.',
                'Combine your result with the rule about team size into one compound inequality.',
                'Let w be the number of weeks. Write and solve an inequality for the club account. Explain what happens to the symbol and why.',
                'Test the largest whole number allowed and the next one in each inequality, and report both limits to the club in plain sentences.',
              ],
              story: {
                title: 'The treasurer has two questions',
                content: `Luis is the treasurer of a swim club. The club is planning a trip to the state meet and may spend at most $900 on it. The bus costs $175, no matter how many swimmers ride. In addition, each swimmer costs $38 for the entry and meals.

The organizers of the meet have a rule of their own: every club must bring at least 12 and at most 24 swimmers. Luis wants to know which team sizes satisfy both the rule and the budget.

His second question concerns the club account, which is separate from the travel budget. It holds $1,150 today. Each week the club pays $65 from it to rent lanes at the pool, and nothing is paid in until summer. The club has agreed that the account must always keep at least $300 for emergencies. For how many weeks can the club pay for lanes before it would break that agreement?`,
              },
            },
            rubric: [
              {
                id: 'writing-inequalities',
                name: 'Writing the inequalities',
                points: 12,
                description: 'Turn both limits into inequalities and explain the symbols you chose.',
                notes:
                  'Translates at most and at least into symbols: the bus plus the cost per swimmer is at most 900, so 175 + 38s ≤ 900; the account minus 65 each week keeps at least 300, so 1150 − 65w ≥ 300.',
                source: 'ai',
                levels: [
                  {
                    id: 'full',
                    label: 'Both inequalities are correct and the symbols are explained',
                    points: 12,
                  },
                  {
                    id: 'most',
                    label: 'Both are correct without explanation, or one symbol is wrong',
                    points: 8,
                  },
                  { id: 'some', label: 'Only one inequality is usable', points: 4 },
                  { id: 'none', label: 'No inequality is written', points: 0 },
                ],
              },
              {
                id: 'solving-and-reversing',
                name: 'Solving and reversing the symbol',
                points: 14,
                description: 'Solve both, and give the reason wherever the symbol changes direction.',
                notes:
                  'Solves by subtracting from both sides and dividing: 38s ≤ 725 gives s ≤ 19.08, and −65w ≥ −850 gives w ≤ 13.08, because dividing both sides by a negative number reverses the inequality symbol.',
                source: 'ai',
                levels: [
                  {
                    id: 'full',
                    label: 'Both solutions are correct, with the reason for reversing the symbol',
                    points: 14,
                  },
                  {
                    id: 'most',
                    label: 'Both solutions are correct, reason for reversing missing',
                    points: 10,
                  },
                  { id: 'some', label: 'One solution is correct, or the symbol is not reversed', points: 6 },
                  { id: 'none', label: 'Neither inequality is solved', points: 0 },
                ],
              },
              {
                id: 'meaning-of-limits',
                name: 'Meaning of the limits',
                points: 14,
                description: 'Say what the solutions mean for the club, and test them.',
                notes:
                  'Rounds down to whole swimmers and weeks: at most 19 swimmers and at most 13 weeks. Tests 19 swimmers ($897) and 20 ($935), 13 weeks ($305 left) and 14 ($240 left), and gives the compound inequality 12 ≤ s ≤ 19.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Both limits, the tests and the compound inequality', points: 14 },
                  {
                    id: 'most',
                    label: 'Both limits are right, but the tests or the compound inequality is missing',
                    points: 10,
                  },
                  { id: 'some', label: 'Only one limit is right in context', points: 5 },
                  { id: 'none', label: 'The limits are not interpreted', points: 0 },
                ],
              },
            ],
            matching: null,
            sampleAnswers: [
              `The bus is 175 and each swimmer adds 38, and the total can be at most 900, so 175 + 38s ≤ 900. I subtract 175 from both sides to get 38s ≤ 725 and divide by 38, which is positive, so s ≤ 19.08. Swimmers are whole people so I round down to 19. Test: 19 swimmers cost $897, 20 would cost $935, too much. With the rule the compound inequality is 12 ≤ s ≤ 19. The account must keep at least 300: 1150 − 65w ≥ 300. Subtracting 1150 gives −65w ≥ −850. Dividing both sides by a negative number reverses the inequality symbol, so w ≤ 13.08. The club can pay for 13 weeks, with $305 left. After 14 weeks only $240 would be left.`,
              `For the trip I wrote 175 + 38s ≤ 900, because at most means less than or equal to. Subtracting 175 from both sides leaves 38s ≤ 725, so s ≤ 19.08 and the biggest team is 19 swimmers. Rounding up doesn't work: 20 swimmers cost $935, while 19 cost $897. The meet wants between 12 and 24, so together it is 12 ≤ s ≤ 19. For the account, each week takes away 65 and at least 300 must stay, so 1150 − 65w ≥ 300 and then −65w ≥ −850. I divide by −65, a negative number, which flips the order on the number line, so the symbol reverses: w ≤ 13.08. That means at most 13 weeks. I tested 13, $305 is left, and 14, only $240.`,
              `175 + 38s ≤ 900, so 38s ≤ 725 after subtracting 175 from both sides and s ≤ 19.08. That means at most 19 swimmers because you round down. For the account 1150 − 65w ≥ 300. I subtract 1150 and get −65w ≥ −850, then divide by −65 and get w ≥ 13.08. So it is 14 weeks or more.`,
              `You do 900 divided by 38 and get about 23 swimmers. The account lasts for a while, maybe 17 weeks.`,
            ],
          },
        },
      ],
    },
    {
      title: 'Linear Functions',
      lessons: [
        {
          key: 'slope-rate-of-change',
          title: 'Slope as a Rate of Change',
          estimatedMinutes: 25,
          objectives: [
            'Calculate the slope of a line from two points or from a table',
            'Interpret the slope as a rate of change with units',
            'Distinguish positive, negative, zero and undefined slope',
            'Decide whether data are linear by comparing rates of change',
          ],
          introduction: `A runner's pace, the rate at which a battery drains and the steepness of a ramp are the same idea in three costumes. Each compares how much one quantity changes with how much another changes. In this lesson you calculate that comparison, called slope, and learn to read what its sign, size and units are telling you.`,
          mainContent: `
<h2>Rise over run</h2>
<p>Move along a line from one point to another. The vertical change is the <strong>rise</strong>; the horizontal change is the <strong>run</strong>. Their quotient is the <strong>slope</strong>, written <var>m</var>. For the points (<var>x</var><sub>1</sub>, <var>y</var><sub>1</sub>) and (<var>x</var><sub>2</sub>, <var>y</var><sub>2</sub>):</p>
<p><var>m</var> = (<var>y</var><sub>2</sub> − <var>y</var><sub>1</sub>) ÷ (<var>x</var><sub>2</sub> − <var>x</var><sub>1</sub>)</p>
<p>On one straight line it does not matter which two points you choose. The right triangles formed by rise and run all have the same angles, so they are similar, and similar triangles have sides in the same ratio. That is what makes a line straight: its rate of change is constant.</p>
<p>A slope in a real situation always answers a question of the form "how much more, or less, for each one of these?" Kilometers for each minute, dollars for each ticket, percent of charge for each hour: the unit of the vertical quantity comes first, then the word "per", then the unit of the horizontal quantity.</p>
<h2>Worked example 1: two points</h2>
<p>Find the slope of the line through (−2, 7) and (4, −5).</p>
<table>
<thead><tr><th scope="col">Step</th><th scope="col">Reason</th></tr></thead>
<tbody>
<tr><td>Rise: −5 − 7 = −12</td><td>Second <var>y</var> minus first <var>y</var></td></tr>
<tr><td>Run: 4 − (−2) = 6</td><td>Second <var>x</var> minus first <var>x</var>; subtracting −2 adds 2</td></tr>
<tr><td><var>m</var> = −12 ÷ 6 = −2</td><td>Slope is rise divided by run</td></tr>
</tbody>
</table>
<p>The line falls 2 units for every 1 unit to the right. If you start from the other point, you get 12 ÷ (−6), which is −2 again. The order is free, as long as it is the same above and below.</p>
<h2>Worked example 2: a table from a bike ride</h2>
<p>Noor's bike computer shows the distance from home at three moments of a ride.</p>
<table>
<thead><tr><th scope="col">Time (minutes)</th><th scope="col">Distance from home (km)</th></tr></thead>
<tbody>
<tr><td>10</td><td>5.5</td></tr>
<tr><td>25</td><td>11.5</td></tr>
<tr><td>40</td><td>17.5</td></tr>
</tbody>
</table>
<ol>
<li>From minute 10 to 25: (11.5 − 5.5) ÷ (25 − 10) = 6 ÷ 15 = 0.4.</li>
<li>From minute 25 to 40: (17.5 − 11.5) ÷ (40 − 25) = 6 ÷ 15 = 0.4.</li>
<li>The rates agree, so the three points lie on one line, and the data are <strong>linear</strong>.</li>
<li>Units: kilometers divided by minutes. Noor rides at 0.4 kilometers per minute, which is 0.4 · 60 = 24 kilometers per hour.</li>
</ol>
<p>Notice that dividing 5.5 by 10 gives 0.55, which is <em>not</em> the slope. At this rate, Noor was already 1.5 km from home when the clock started, because 5.5 − 10 · 0.4 = 1.5. Slope compares <em>changes</em>, not totals.</p>
<h2>Four kinds of slope</h2>
<table>
<thead><tr><th scope="col">Slope</th><th scope="col">Line, read left to right</th><th scope="col">Situation</th></tr></thead>
<tbody>
<tr><td>Positive</td><td>rises</td><td>distance during a race</td></tr>
<tr><td>Negative</td><td>falls</td><td>charge left in a battery</td></tr>
<tr><td>Zero</td><td>horizontal</td><td>distance while standing still</td></tr>
<tr><td>Undefined</td><td>vertical</td><td>run is 0, and division by zero has no value</td></tr>
</tbody>
</table>
<p>The size of the slope, ignoring its sign, measures steepness. A line with slope −3 is steeper than a line with slope 2, although it goes down.</p>
<h2>When the rate changes</h2>
<p>If two intervals of a table give different rates, no single line passes through all the points. The quotient is then an <strong>average rate of change</strong> for that interval only. A prediction that continues a constant rate is sensible for linear data. For other data it is a guess, because nothing tells you which rate will continue.</p>
<p>Take a hiker who climbs 300 meters in the first hour and 180 meters in the second. The average over both hours is 480 ÷ 2 = 240 meters per hour, yet the hiker did not climb 240 meters in either hour. The average describes the whole interval and hides what happened inside it. To find out whether a rate is constant, compare several intervals, not only the first point with the last.</p>
<h2>Common mistakes</h2>
<ul>
<li><strong>Mixing the order.</strong> In example 1, (−5 − 7) ÷ (−2 − 4) gives +2. The line clearly falls, so the sign is wrong.</li>
<li><strong>Run over rise.</strong> 15 ÷ 6 = 2.5 is minutes per kilometer: a pace, not a speed. The units reveal the swap.</li>
<li><strong>Confusing zero with undefined.</strong> Zero divided by 4 is 0. Four divided by zero does not exist.</li>
<li><strong>Leaving out units.</strong> A slope in context is incomplete without "per".</li>
</ul>
`,
          keyConcepts: [
            {
              term: 'Slope',
              meaning:
                'Rise divided by run: the change in y divided by the change in x between two points of a line.',
            },
            {
              term: 'Rate of change',
              meaning:
                'How much one quantity changes for each unit of another, such as kilometers per minute.',
            },
            {
              term: 'Constant rate',
              meaning: 'The same rate of change on every interval; it makes data linear.',
            },
            {
              term: 'Average rate of change',
              meaning: 'The change divided by the length of an interval when the rate may vary inside it.',
            },
            {
              term: 'Undefined slope',
              meaning: 'The slope of a vertical line, whose run is zero.',
            },
          ],
          assignment: {
            key: 'slope-road-race',
            title: 'Reading a Road Race',
            description:
              'Calculate rates of change from race data and explain what their signs and units say about two runners.',
            kind: 'assignment',
            pointsPossible: 30,
            instructions: {
              durationMinutes: 35,
              materials: ['The answer box on this page', 'A calculator app', 'A graphing tool (optional)'],
              steps: [
                'Calculate the slope of the distance for Ana and for Ben from minute 5 to 15 and from minute 15 to 30. Show the rise and the run at least once.',
                'Decide for each runner whether the data up to minute 30 are linear, and give the reason.',
                `Calculate the slope for Ben from minute 30 to 34 and for the battery of Ana's watch. Explain what each value means, with units and sign.`,
                `Predict Ana's finishing time for 10 kilometers, and explain why the same kind of prediction is less reliable for Ben.`,
              ],
              story: {
                title: 'Two runners, one watch',
                content: `Ana and Ben run the same 10-kilometer road race. Sensors along the course record how far they have run.

Ana has run 1.0 km after 5 minutes, 3.0 km after 15 minutes and 6.0 km after 30 minutes.

Ben starts faster. He has run 1.3 km after 5 minutes, 3.5 km after 15 minutes and 6.2 km after 30 minutes. At minute 30 he reaches an aid station, still ahead of Ana. He stands there drinking until minute 34, so after 34 minutes he is still at 6.2 km.

Ana is also wearing a watch that uses a lot of power. Its battery shows 92 percent after 5 minutes and 82 percent after 30 minutes.

Their coach looks at the numbers at minute 34 and says: "I can tell you when Ana will finish. About Ben I would not bet my lunch."`,
              },
            },
            rubric: [
              {
                id: 'slopes',
                name: 'Calculating the slopes',
                points: 10,
                description: 'Calculate the slopes and show your work.',
                notes:
                  'Calculates slope as rise divided by run, change in distance divided by change in time: Ana 2.0 ÷ 10 = 0.2 and 3.0 ÷ 15 = 0.2; Ben 2.2 ÷ 10 = 0.22 and 2.7 ÷ 15 = 0.18.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'All four slopes are correct, with rise and run shown', points: 10 },
                  { id: 'most', label: 'Three slopes are correct, or no work is shown', points: 7 },
                  { id: 'some', label: 'One or two slopes are correct', points: 4 },
                  { id: 'none', label: 'No correct slope', points: 0 },
                ],
              },
              {
                id: 'meaning-sign-units',
                name: 'Meaning, sign and units',
                points: 10,
                description: 'Explain what the signs and units say about each runner.',
                notes:
                  'Interprets the rates with units: kilometers per minute. Slope zero means Ben is standing still at the aid station. The battery slope is negative, −10 ÷ 25 = −0.4 percent per minute, because the charge falls.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Zero slope and negative slope are explained with units', points: 10 },
                  {
                    id: 'most',
                    label: 'Both values are correct, but units or meaning are incomplete',
                    points: 7,
                  },
                  { id: 'some', label: 'Only one of the two values is correct and explained', points: 4 },
                  { id: 'none', label: 'No interpretation', points: 0 },
                ],
              },
              {
                id: 'linear-and-prediction',
                name: 'Linear data and prediction',
                points: 10,
                description: 'Decide whose data are linear, make the prediction and say how far to trust it.',
                notes:
                  'Explains that the data for Ana are linear because the rate of change is constant, while the rate for Ben changes, so his data are not linear. Predicts that Ana needs 10 ÷ 0.2 = 50 minutes; a prediction for Ben is not reliable because we do not know which rate will continue.',
                source: 'ai',
                levels: [
                  {
                    id: 'full',
                    label: 'Both decisions have reasons, 50 minutes is predicted, reliability is discussed',
                    points: 10,
                  },
                  {
                    id: 'most',
                    label: 'Decisions are right, but the prediction or one reason is missing',
                    points: 7,
                  },
                  { id: 'some', label: 'Only one runner is judged correctly', points: 3 },
                  { id: 'none', label: 'No decision about linear data', points: 0 },
                ],
              },
            ],
            matching: null,
            sampleAnswers: [
              `Slope is rise divided by run, here the change in distance divided by the change in time. For Ana it is (3.0 − 1.0) ÷ (15 − 5) = 0.2 and then 3.0 ÷ 15 = 0.2 kilometers per minute. Her rate of change is constant, so her data are linear. For Ben I get 2.2 ÷ 10 = 0.22 and 2.7 ÷ 15 = 0.18, so his rate changes and his data are not linear. From minute 30 to 34 his slope is zero, because he is standing still at the aid station. The battery has slope −10 ÷ 25 = −0.4 percent per minute. It is negative because the charge falls. Ana should need 10 ÷ 0.2 = 50 minutes. A prediction for Ben is not reliable, because we don't know which rate will continue after his break.`,
              `Ana's rise is 2 km and her run is 10 minutes, so the slope is 0.2 km per minute, and from 15 to 30 it is 3 ÷ 15 = 0.2 again. Same rate on both intervals means a straight line, so linear data. Ben slows down: 2.2 ÷ 10 = 0.22 first and 2.7 ÷ 15 = 0.18 after that. Different rates can't be one line, so his data are not linear. At the aid station his change in distance is 0 in 4 minutes, slope zero, which means standing still. The watch loses 10 percent in 25 minutes, a negative slope of −0.4 percent per minute. At a constant 0.2 Ana runs 10 kilometers in 50 minutes. For Ben I could use 0.22, 0.18 or 0, and each gives another time, so I would not trust any prediction.`,
              `Ana's slope is 2 ÷ 10 = 0.2 and 3 ÷ 15 = 0.2 kilometers per minute, so her data are linear and she finishes in 50 minutes. Ben went 4.9 km in 25 minutes, which is 0.196, so he is linear too and needs about 51 minutes. The battery changes by 10 ÷ 25 = 0.4 percent per minute.`,
              `Ben is faster at first because he has the bigger numbers, and then he stops. Ana will probably win.`,
            ],
          },
        },
        {
          key: 'slope-intercept-form',
          title: 'Slope-Intercept Form and Linear Models',
          estimatedMinutes: 30,
          objectives: [
            'Identify the slope and the y-intercept of a line from its equation and from a description of its graph',
            'Write the equation of a line in slope-intercept form from two points',
            'Build a linear model for a situation and interpret its slope and y-intercept',
            'Explain for which values a linear model makes sense',
          ],
          introduction: `Two numbers are enough to fix a slanted line: where it starts and how fast it changes. Slope-intercept form puts both of them in plain sight. Once you can read them, you can move between an equation, a graph and a real situation without losing your way.`,
          mainContent: `
<h2>Two numbers, one line</h2>
<p>Every line that is not vertical can be written as</p>
<p><var>y</var> = <var>mx</var> + <var>b</var></p>
<p>where <var>m</var> is the <strong>slope</strong> and <var>b</var> is the <strong><var>y</var>-intercept</strong>. The reason is short. At <var>x</var> = 0 the term <var>mx</var> is zero, so <var>y</var> = <var>b</var>: the line crosses the <var>y</var>-axis at (0, <var>b</var>). Each time <var>x</var> grows by 1, the value of <var>y</var> grows by <var>m</var>.</p>
<table>
<thead><tr><th scope="col">Equation</th><th scope="col">Slope</th><th scope="col"><var>y</var>-intercept</th><th scope="col">What the graph does</th></tr></thead>
<tbody>
<tr><td><var>y</var> = 2<var>x</var> − 5</td><td>2</td><td>−5</td><td>through (0, −5), up 2 for each 1 to the right</td></tr>
<tr><td><var>y</var> = −(1/2)<var>x</var> + 3</td><td>−1/2</td><td>3</td><td>through (0, 3), down 1 for each 2 to the right</td></tr>
<tr><td><var>y</var> = −1</td><td>0</td><td>−1</td><td>horizontal, 1 unit below the <var>x</var>-axis</td></tr>
<tr><td><var>x</var> = 6</td><td>undefined</td><td>none</td><td>vertical through (6, 0); has no slope-intercept form</td></tr>
</tbody>
</table>
<p>To draw <var>y</var> = 2<var>x</var> − 5, mark the <var>y</var>-intercept (0, −5) first. Then use the slope as directions: 1 to the right and 2 up leads to (1, −3), and once more to (2, −1). A line needs only two points, but a third one that falls into place confirms that you counted correctly. To recognize a graph from its description, work in the opposite direction: ask where it meets the <var>y</var>-axis, whether it rises or falls, and how steeply.</p>
<figure><svg viewBox="0 0 560 310" role="img" aria-label="Graph of y = 2x − 5: from the y-intercept (0, −5) two steps of 1 to the right and 2 up lead to (1, −3) and (2, −1)"><line class="line" x1="80" y1="110" x2="470" y2="110"></line><polygon class="mark" points="480,110 468,105 468,115"></polygon><line class="line" x1="200" y1="300" x2="200" y2="20"></line><polygon class="mark" points="200,10 195,22 205,22"></polygon><line class="line-soft" x1="110" y1="105" x2="110" y2="115"></line><line class="line-soft" x1="140" y1="105" x2="140" y2="115"></line><line class="line-soft" x1="170" y1="105" x2="170" y2="115"></line><line class="line-soft" x1="230" y1="105" x2="230" y2="115"></line><line class="line-soft" x1="260" y1="105" x2="260" y2="115"></line><line class="line-soft" x1="290" y1="105" x2="290" y2="115"></line><line class="line-soft" x1="320" y1="105" x2="320" y2="115"></line><line class="line-soft" x1="350" y1="105" x2="350" y2="115"></line><line class="line-soft" x1="380" y1="105" x2="380" y2="115"></line><line class="line-soft" x1="410" y1="105" x2="410" y2="115"></line><line class="line-soft" x1="440" y1="105" x2="440" y2="115"></line><line class="line-soft" x1="195" y1="290" x2="205" y2="290"></line><line class="line-soft" x1="195" y1="260" x2="205" y2="260"></line><line class="line-soft" x1="195" y1="230" x2="205" y2="230"></line><line class="line-soft" x1="195" y1="200" x2="205" y2="200"></line><line class="line-soft" x1="195" y1="170" x2="205" y2="170"></line><line class="line-soft" x1="195" y1="140" x2="205" y2="140"></line><line class="line-soft" x1="195" y1="80" x2="205" y2="80"></line><line class="line-soft" x1="195" y1="50" x2="205" y2="50"></line><text class="label-small" x="140" y="129" text-anchor="middle">−2</text><text class="label-small" x="255" y="129" text-anchor="middle">2</text><text class="label-small" x="320" y="129" text-anchor="middle">4</text><text class="label-small" x="380" y="129" text-anchor="middle">6</text><text class="label-small" x="440" y="129" text-anchor="middle">8</text><text class="label-small" x="190" y="54" text-anchor="end">2</text><text class="label-small" x="190" y="174" text-anchor="end">−2</text><text class="label-small" x="190" y="234" text-anchor="end">−4</text><text class="label" x="488" y="115">x</text><text class="label" x="212" y="20">y</text><line class="line-blue" x1="185" y1="290" x2="320" y2="20"></line><line class="line-clay" x1="200" y1="260" x2="230" y2="260"></line><line class="line-clay" x1="230" y1="260" x2="230" y2="200"></line><line class="line-clay" x1="230" y1="200" x2="260" y2="200"></line><line class="line-clay" x1="260" y1="200" x2="260" y2="140"></line><circle class="mark-blue" cx="200" cy="260" r="5"></circle><circle class="mark-blue" cx="230" cy="200" r="5"></circle><circle class="mark-blue" cx="260" cy="140" r="5"></circle><text class="label" x="188" y="265" text-anchor="end">y-intercept (0, −5)</text><text class="label-small" x="206" y="278">1 right</text><text class="label-small" x="238" y="240">2 up</text><text class="label-small" x="236" y="218">1 right</text><text class="label-small" x="268" y="178">2 up</text><text class="label" x="274" y="146">(2, −1)</text><text class="label-strong" x="328" y="40">y = 2x − 5</text></svg><figcaption>The line y = 2x − 5: start at the y-intercept, then repeat the steps that the slope 2 gives.</figcaption></figure>
<h2>Rewriting an equation</h2>
<p>An equation such as 3<var>x</var> + 4<var>y</var> = 24 hides its slope. Solve for <var>y</var>: subtract 3<var>x</var> from both sides to get 4<var>y</var> = −3<var>x</var> + 24, then divide every term by 4 to get <var>y</var> = −(3/4)<var>x</var> + 6. The slope is −3/4 and the <var>y</var>-intercept is 6.</p>
<h2>Worked example 1: a line through two points</h2>
<p>Find the equation of the line through (2, 11) and (6, 3).</p>
<ol>
<li><strong>Slope.</strong> <var>m</var> = (3 − 11) ÷ (6 − 2) = −8 ÷ 4 = −2.</li>
<li><strong>Intercept.</strong> The point (2, 11) lies on the line, so its coordinates make <var>y</var> = −2<var>x</var> + <var>b</var> true: 11 = −2 · 2 + <var>b</var>, so 11 = −4 + <var>b</var>. Add 4 to both sides: <var>b</var> = 15.</li>
<li><strong>Equation.</strong> <var>y</var> = −2<var>x</var> + 15.</li>
<li><strong>Check with the other point.</strong> −2 · 6 + 15 = 3, as required.</li>
</ol>
<h2>Worked example 2: a model for an ice rink</h2>
<p>An ice resurfacer starts its shift with 760 liters of water. After 8 minutes of work 280 liters are left. Assume it uses water at a constant rate. Let <var>t</var> be the time in minutes and <var>W</var> the water left in liters.</p>
<table>
<thead><tr><th scope="col">Step</th><th scope="col">Reason</th></tr></thead>
<tbody>
<tr><td>Points (0, 760) and (8, 280)</td><td>Each pair is (time, water)</td></tr>
<tr><td><var>m</var> = (280 − 760) ÷ (8 − 0) = −60</td><td>Change in water divided by change in time</td></tr>
<tr><td><var>b</var> = 760</td><td>The value at time 0</td></tr>
<tr><td><var>W</var> = −60<var>t</var> + 760</td><td>Slope-intercept form</td></tr>
</tbody>
</table>
<p><strong>Interpretation.</strong> The slope says that the machine uses 60 liters per minute; it is negative because the amount falls. The <var>y</var>-intercept is the amount at the start.</p>
<p><strong>Prediction.</strong> When are 100 liters left? Solve 100 = −60<var>t</var> + 760. Subtract 760 from both sides: −660 = −60<var>t</var>. Divide both sides by −60: <var>t</var> = 11. After 11 minutes it is time to refill.</p>
<h2>Where the model stops</h2>
<p>At <var>t</var> = 20 the formula gives −440 liters, which is impossible. The model holds only on a sensible <strong>domain</strong>: from <var>t</var> = 0 until the tank is empty, at 760 ÷ 60, or about 12.7 minutes. It also depends on the assumption of a constant rate. A good modeler states both limits.</p>
<p>The wording of a problem often announces the two numbers. Phrases such as "at the start", "a fee of" or "to begin with" point to the <var>y</var>-intercept. Phrases with "per", "each" or "every" point to the slope. If neither is given directly, look for two moments at which both quantities are known: two points determine the line.</p>
<h2>Common mistakes</h2>
<ul>
<li><strong>Swapping the roles.</strong> In <var>y</var> = 4 − 3<var>x</var> the slope is −3, not 4. The slope is the number that multiplies <var>x</var>.</li>
<li><strong>Reading before solving for <var>y</var>.</strong> In 3<var>x</var> + 4<var>y</var> = 24 the slope is not 3.</li>
<li><strong>Using any first value as <var>b</var>.</strong> The intercept belongs to <var>x</var> = 0. In example 1 the value 11 belongs to <var>x</var> = 2.</li>
</ul>
`,
          keyConcepts: [
            {
              term: 'Slope-intercept form',
              meaning: 'The form y = mx + b of the equation of a line with slope m and y-intercept b.',
            },
            {
              term: 'y-intercept',
              meaning:
                'The value of y where the graph crosses the y-axis, at x = 0; in a model, the starting value.',
            },
            {
              term: 'Linear model',
              meaning:
                'A linear function that describes a situation in which a quantity changes at a constant rate.',
            },
            {
              term: 'Domain',
              meaning: 'The input values for which a function or model makes sense.',
            },
            {
              term: 'Horizontal and vertical lines',
              meaning: 'y = c is horizontal with slope 0; x = c is vertical, and its slope is undefined.',
            },
          ],
          assignment: {
            key: 'slope-intercept-matching',
            title: 'Match the Lines, Model the Snow',
            description:
              'Match eight equations with descriptions of their graphs, then build and explain a linear model for a ski area.',
            kind: 'assignment',
            pointsPossible: 40,
            instructions: {
              durationMinutes: 40,
              materials: [
                'The matching activity on this page',
                'The answer box on this page',
                'A graphing tool (optional)',
              ],
              steps: [
                'Match each equation with the description of its graph. Use the slope and the y-intercept, or test a point.',
                'Choose two of the equations that have the same y-intercept and explain how you told their graphs apart.',
                'Read the story. Write a linear model in slope-intercept form for the depth y, in centimeters, x days after March 1, and show how you found the slope.',
                'Explain what the slope and the y-intercept mean, find the day on which the ski area closes, and say for which days the model makes sense.',
              ],
              story: {
                title: 'How long will the snow last?',
                content: `Pine Ridge is a small ski area that hosts the school ski team. On March 1 the manager measures the depth of the snow at the foot of the lift: 140 cm. There is no new snow after that, and the days are sunny. On March 13, which is 12 days later, she measures 104 cm.

The lift must close on the day the depth reaches 50 cm, because rocks begin to show. The manager assumes that the snow melts at a constant rate.

The ski team wants to hold its last training as late as possible. The captain asks for three things: an equation for the depth, the closing day, and an honest statement about how far the equation can be trusted.`,
              },
            },
            rubric: [
              {
                id: 'matching-lines',
                name: 'Matching equations and graphs',
                points: 16,
                description: 'Matches each equation with the description of its graph.',
                source: 'matching',
                levels: [],
              },
              {
                id: 'snow-model',
                name: 'The linear model',
                points: 12,
                description: 'Build a linear model for the snow and use it, with your work in words.',
                notes:
                  'Finds the slope as the change in depth divided by the change in days, −36 ÷ 12 = −3, uses the y-intercept 140, writes the model y = −3x + 140 in slope-intercept form, and solves 50 = −3x + 140 to get x = 30, so the lift closes on day 30, March 31.',
                source: 'ai',
                levels: [
                  {
                    id: 'full',
                    label: 'Slope, equation and closing day are correct, with work in words',
                    points: 12,
                  },
                  {
                    id: 'most',
                    label: 'The equation is correct, but the closing day or the work is missing',
                    points: 8,
                  },
                  { id: 'some', label: 'Only the slope or only the y-intercept is correct', points: 4 },
                  { id: 'none', label: 'No usable model', points: 0 },
                ],
              },
              {
                id: 'explaining-lines',
                name: 'Explaining slope, intercept and domain',
                points: 12,
                description:
                  'Explain how to tell lines apart, what the numbers mean and where the model stops making sense.',
                notes:
                  'Explains that two lines with the same y-intercept are told apart by the slope: one rises, one falls, or one is steeper. Interprets the slope as snow melting 3 cm per day and the y-intercept as the depth on March 1, and limits the domain because the depth cannot be negative and the constant rate is an assumption.',
                source: 'ai',
                levels: [
                  {
                    id: 'full',
                    label: 'Comparison of lines, both meanings and the limits of the domain',
                    points: 12,
                  },
                  { id: 'most', label: 'One of these parts is missing or unclear', points: 8 },
                  { id: 'some', label: 'Only one part is explained', points: 4 },
                  { id: 'none', label: 'No explanation', points: 0 },
                ],
              },
            ],
            matching: [
              {
                left: 'y = 3x − 2',
                right: 'Crosses the y-axis at −2 and rises 3 units for each unit to the right',
              },
              {
                left: 'y = −3x + 2',
                right: 'Crosses the y-axis at 2 and falls 3 units for each unit to the right',
              },
              {
                left: 'y = (1/3)x + 2',
                right: 'Crosses the y-axis at 2 and rises 1 unit for every 3 units to the right',
              },
              {
                left: 'y = −(1/3)x − 2',
                right: 'Crosses the y-axis at −2 and falls 1 unit for every 3 units to the right',
              },
              { left: '2x + y = 6', right: 'Passes through (0, 6) and (3, 0)' },
              { left: 'y = 2x', right: 'Passes through the origin and through (3, 6)' },
              { left: 'y = 4', right: 'Slope 0, always 4 units above the x-axis' },
              { left: 'x = 4', right: 'Slope undefined, passes through (4, 0)' },
            ],
            sampleAnswers: [
              `The equations y = −3x + 2 and y = (1/3)x + 2 have the same y-intercept, 2, so I used the slope: the first one falls 3 units for each unit to the right, and the other rises slowly. For the snow, the slope is the change in depth divided by the change in days, (104 − 140) ÷ 12 = −36 ÷ 12 = −3. The y-intercept is 140, so the model in slope-intercept form is y = −3x + 140. The slope means the snow melts 3 cm per day and the y-intercept is the depth on March 1. The lift closes when 50 = −3x + 140, so −90 = −3x and x = 30, which is March 31. The domain is about 0 to 30 days, because the constant rate is an assumption and the depth cannot be negative.`,
              `I compared y = 3x − 2 with y = −(1/3)x − 2. Both cross the y-axis at −2, but one slope is positive and steep, so that line rises, while the other one is negative and falls slowly. In the story the depth goes from 140 to 104 in 12 days. The change is −36 cm, and divided by 12 days this gives a slope of −3, which means 3 cm melt per day. On day 0 the depth is 140, the y-intercept, so y = −3x + 140. Setting y = 50 and subtracting 140 gives −90 = −3x, so the lift closes on day 30, March 31. The model can't be used past day 46, because the depth would be negative, and one snowfall would break the constant rate, so I trust the domain only for these weeks.`,
              `y = −3x + 2 and y = (1/3)x + 2 have the same y-intercept, but one falls and one rises. The snow goes down 36 cm in 12 days, so the slope is −3 and the linear model is y = −3x + 140. It closes when 0 = −3x + 140, so about 46.7 days after March 1.`,
              `The snow melts, so the line goes down. It started at 140 and then it was 104, so it closes in April.`,
            ],
          },
        },
      ],
    },
    {
      title: 'Quadratic Equations',
      lessons: [
        {
          key: 'solving-by-factoring',
          title: 'Factoring and the Zero-Product Property',
          estimatedMinutes: 35,
          objectives: [
            'Factor quadratic expressions by common factor, by pattern and by product and sum',
            'Solve quadratic equations with the zero-product property',
            'Decide which solutions make sense in a situation',
            'Explain why dividing by a variable can lose a solution',
          ],
          introduction: `Areas of courts and flights of balls lead to equations in which the variable is squared. Moving terms from side to side no longer isolates the variable. Factoring does the job instead: it turns one quadratic equation into two linear ones, and those you already know how to solve.`,
          mainContent: `
<h2>The idea behind factoring</h2>
<p>If the product of two numbers is zero, at least one of them must be zero. This is the <strong>zero-product property</strong>, and no other number has it: a product of 12 could come from 3 · 4, from 2 · 6 or from countless other pairs, so it tells you little about the factors. That is why the plan always begins by getting zero on one side.</p>
<ol>
<li>Write the equation in <strong>standard form</strong>: <var>ax</var><sup>2</sup> + <var>bx</var> + <var>c</var> = 0.</li>
<li>Factor the left side.</li>
<li>Set each factor equal to zero and solve.</li>
<li>Check, and reject any solution that the situation rules out.</li>
</ol>
<p>Compare this with a linear equation. In <var>x</var><sup>2</sup> + 2<var>x</var> = 15 the unknown appears in two unlike terms, and no amount of adding or subtracting will merge them into one. Factoring gets around the problem: each factor contains the unknown only once, and to no higher power than the first.</p>
<h2>A short guide to factoring</h2>
<table>
<thead><tr><th scope="col">What you see</th><th scope="col">Example</th></tr></thead>
<tbody>
<tr><td>Common factor (always look first)</td><td>6<var>x</var><sup>2</sup> + 9<var>x</var> = 3<var>x</var>(2<var>x</var> + 3)</td></tr>
<tr><td>Difference of two squares</td><td><var>x</var><sup>2</sup> − 49 = (<var>x</var> − 7)(<var>x</var> + 7)</td></tr>
<tr><td>Perfect square</td><td><var>x</var><sup>2</sup> + 10<var>x</var> + 25 = (<var>x</var> + 5)<sup>2</sup></td></tr>
<tr><td>Product and sum</td><td><var>x</var><sup>2</sup> + 8<var>x</var> + 12 = (<var>x</var> + 2)(<var>x</var> + 6)</td></tr>
</tbody>
</table>
<p>In the last row, 2 and 6 have <em>product</em> 12 and <em>sum</em> 8. This works because (<var>x</var> + <var>p</var>)(<var>x</var> + <var>q</var>) = <var>x</var><sup>2</sup> + (<var>p</var> + <var>q</var>)<var>x</var> + <var>pq</var>. The signs narrow the search. If the constant is positive, the two numbers have the same sign, which is the sign of the middle term. If the constant is negative, the numbers have different signs, and the one farther from zero carries the sign of the middle term. You never have to trust a factorization: multiply it out, and you must get the original expression back.</p>
<h2>Worked example 1: product and sum</h2>
<p>Solve <var>x</var><sup>2</sup> + 2<var>x</var> = 15.</p>
<ol>
<li>Subtract 15 from both sides: <var>x</var><sup>2</sup> + 2<var>x</var> − 15 = 0.</li>
<li>Find two numbers with product −15 and sum 2. The pair 3 and −5 has sum −2; the pair −3 and 5 has sum 2. So (<var>x</var> − 3)(<var>x</var> + 5) = 0.</li>
<li>Zero-product property: <var>x</var> − 3 = 0 or <var>x</var> + 5 = 0, so <var>x</var> = 3 or <var>x</var> = −5. The word "or" matters, since each value solves the equation on its own.</li>
<li>Check: 9 + 6 = 15, and 25 − 10 = 15. Both work.</li>
</ol>
<h2>Worked example 2: a leading coefficient</h2>
<p>Solve 2<var>x</var><sup>2</sup> + 7<var>x</var> + 3 = 0.</p>
<ol>
<li>Multiply the first and last coefficients: 2 · 3 = 6. Two numbers with product 6 and sum 7 are 6 and 1.</li>
<li>Split the middle term: 2<var>x</var><sup>2</sup> + 6<var>x</var> + <var>x</var> + 3 = 0.</li>
<li>Factor each half: 2<var>x</var>(<var>x</var> + 3) + 1(<var>x</var> + 3) = 0. The common factor is (<var>x</var> + 3), so (2<var>x</var> + 1)(<var>x</var> + 3) = 0.</li>
<li>Zero-product property: 2<var>x</var> + 1 = 0 or <var>x</var> + 3 = 0, so <var>x</var> = −1/2 or <var>x</var> = −3.</li>
<li>Check: for −1/2, the left side is 1/2 − 7/2 + 3 = 0; for −3, it is 18 − 21 + 3 = 0.</li>
</ol>
<h2>Worked example 3: a golf ball</h2>
<p>A ball is hit from a tee 20 meters above the fairway. Its height after <var>t</var> seconds is about −5<var>t</var><sup>2</sup> + 15<var>t</var> + 20 meters. When does it land?</p>
<ol>
<li>On the fairway the height is zero: −5<var>t</var><sup>2</sup> + 15<var>t</var> + 20 = 0.</li>
<li>Factor out −5: −5(<var>t</var><sup>2</sup> − 3<var>t</var> − 4) = 0. Product −4 and sum −3 come from −4 and 1: −5(<var>t</var> − 4)(<var>t</var> + 1) = 0.</li>
<li>The factor −5 is never zero, so <var>t</var> = 4 or <var>t</var> = −1.</li>
<li>The time −1 lies before the shot, so it is rejected. The ball lands after 4 seconds.</li>
</ol>
<p>The algebra knows nothing about golf. It reports every number that makes the height zero, and the decision which of them to keep is yours. Always give the reason for a rejected solution.</p>
<h2>Common mistakes</h2>
<ul>
<li><strong>Factoring before one side is zero.</strong> From <var>x</var>(<var>x</var> + 2) = 15 you may not conclude <var>x</var> = 15.</li>
<li><strong>Dividing by the variable.</strong> Dividing <var>x</var><sup>2</sup> = 7<var>x</var> by <var>x</var> gives only <var>x</var> = 7. But <var>x</var> might be zero, and division by zero is not allowed. Factoring <var>x</var>(<var>x</var> − 7) = 0 keeps both solutions, 0 and 7.</li>
<li><strong>Copying signs.</strong> The factor (<var>x</var> + 5) gives the solution −5, not 5.</li>
</ul>
`,
          keyConcepts: [
            {
              term: 'Quadratic equation',
              meaning: 'An equation with standard form ax² + bx + c = 0, where a is not zero.',
            },
            {
              term: 'Factoring',
              meaning: 'Rewriting an expression as a product of factors.',
            },
            {
              term: 'Zero-product property',
              meaning: 'If a product equals zero, at least one of its factors equals zero.',
            },
            {
              term: 'Common factor',
              meaning: 'A factor shared by every term of an expression, which can be taken out in front.',
            },
            {
              term: 'Rejected solution',
              meaning:
                'A solution of the equation that makes no sense in the situation, such as a negative width or time.',
            },
          ],
          assignment: {
            key: 'factoring-court-and-kick',
            title: 'The Court and the Kick',
            description: `Solve two quadratic equations from sport by factoring, and explain what went wrong in a classmate's solution.`,
            kind: 'assignment',
            pointsPossible: 30,
            instructions: {
              durationMinutes: 35,
              materials: ['The answer box on this page', 'A calculator app'],
              steps: [
                'Let w be the width of the court. Write an equation for its area and bring it to standard form.',
                'Factor the equation, explain how you found the factors, and solve it with the zero-product property.',
                'Decide which solution fits the court, give its width and length, and check the area.',
                'Solve 20t − 5t² = 0 by factoring. Explain what each solution means for the ball.',
                `Explain the mistake in Priya's solution in your own words.`,
              ],
              story: {
                title: 'Two problems from the sports field',
                content: `The school is painting a small practice court on an unused parking lot. The court is a rectangle. Its length is 7 meters more than its width, and the paint on hand covers exactly 120 square meters, so that will be its area. The crew needs the width and the length before it can mark the lines.

Meanwhile Priya is studying a video of a soccer ball kicked straight up from the grass. Its height in meters after t seconds is about 20t − 5t². She wants to know all the times at which the ball is at ground level.

Priya writes: "Height zero means 20t − 5t² = 0. I move the square to the other side, 20t = 5t². Then I divide both sides by t and get 20 = 5t, so t = 4. The ball is on the ground only once, at 4 seconds." Her friend Marcus watches the video and says that one time is missing.`,
              },
            },
            rubric: [
              {
                id: 'equation-and-factors',
                name: 'Equation and factors',
                points: 12,
                description: 'Write the equation for the court and factor it, explaining your factors.',
                notes:
                  'Writes the area as width times length, w(w + 7) = 120, subtracts 120 to reach the standard form w² + 7w − 120 = 0, and factors it as (w + 15)(w − 8), using two numbers with product −120 and sum 7.',
                source: 'ai',
                levels: [
                  {
                    id: 'full',
                    label: 'Equation, standard form and factors are correct, and the factors are explained',
                    points: 12,
                  },
                  { id: 'most', label: 'Correct factors without explanation, or one sign error', points: 8 },
                  { id: 'some', label: 'The area equation is right, but it is not factored', points: 4 },
                  { id: 'none', label: 'No correct equation', points: 0 },
                ],
              },
              {
                id: 'solutions-in-context',
                name: 'Solutions in context',
                points: 10,
                description: 'Solve it and decide which solutions make sense for a court.',
                notes:
                  'Uses the zero-product property to get w = 8 or w = −15, rejects −15 because a width cannot be negative, and states that the court is 8 meters wide and 15 meters long, with the check 8 × 15 = 120.',
                source: 'ai',
                levels: [
                  {
                    id: 'full',
                    label: 'Property named, negative solution rejected with reason, area checked',
                    points: 10,
                  },
                  {
                    id: 'most',
                    label: 'Correct size of the court, but a reason or the check is missing',
                    points: 7,
                  },
                  { id: 'some', label: 'Solutions given without deciding between them', points: 4 },
                  { id: 'none', label: 'No correct solution', points: 0 },
                ],
              },
              {
                id: 'lost-solution',
                name: 'The lost solution',
                points: 8,
                description: 'Solve the kick and explain what went wrong in the classmate’s solution.',
                notes:
                  'Factors 5t(4 − t) = 0 to get t = 0, the moment of the kick, and t = 4, the landing. Explains that Priya divided both sides by t, although t could be zero, and so lost the solution t = 0.',
                source: 'ai',
                levels: [
                  {
                    id: 'full',
                    label: 'Both times have a meaning, and the division by zero is explained',
                    points: 8,
                  },
                  { id: 'some', label: 'Both times are given, but the mistake is not explained', points: 4 },
                  { id: 'none', label: 'Only one time, or no explanation', points: 0 },
                ],
              },
            ],
            matching: null,
            sampleAnswers: [
              `The width is w and the length is w + 7, so the area is w(w + 7) = 120. I multiply out and subtract 120 to get the standard form w² + 7w − 120 = 0. Two numbers with product −120 and sum 7 are 15 and −8, so it factors as (w + 15)(w − 8) = 0. By the zero-product property w = −15 or w = 8. A width cannot be negative, so I reject −15. The court is 8 meters wide and 15 meters long, check 8 × 15 = 120. For the ball I take out the common factor: 5t(4 − t) = 0, so t = 0, the moment of the kick, or t = 4, the landing. Priya divided both sides by t, but t could be zero, so she lost the solution t = 0.`,
              `Area is width times length, so w(w + 7) = 120. One side has to be zero before I can factor, so the standard form is w² + 7w − 120 = 0. I listed pairs with product −120 until the sum was 7 and found 15 and −8. That gives (w + 15)(w − 8) = 0. If a product is zero, one of the factors is zero, so w = 8 or w = −15. The negative solution is rejected, since a court can't have a negative width. It is 8 meters by 15 meters, and 8 × 15 is 120. For the kick, 5t(4 − t) = 0 gives t = 0 and t = 4. At t = 0 the ball is kicked, at t = 4 it lands. Priya divided by t as if t could not be zero, and lost the solution 0.`,
              `w(w + 7) = 120, so w² + 7w − 120 = 0. This factors into (w + 15)(w − 8) = 0, because the product is −120 and the sum is 7. So w = −15 or w = 8. The ball is on the ground at t = 0 and t = 4. Priya forgot 0 because she did not factor.`,
              `The court is 10 by 12, because 10 times 12 is 120. Priya is right that the ball lands at 4 seconds.`,
            ],
          },
        },
        {
          key: 'quadratic-formula',
          title: 'The Quadratic Formula',
          estimatedMinutes: 35,
          objectives: [
            'Solve quadratic equations with the quadratic formula',
            'Use the discriminant to tell how many real solutions an equation has',
            'Choose between factoring and the quadratic formula and justify the choice',
            'Interpret the solutions of a quadratic equation in context',
          ],
          introduction: `Factoring is quick when the numbers cooperate, but most quadratic equations from real measurements do not factor neatly. The quadratic formula solves all of them, and a small part of it, the discriminant, tells you in advance what kind of answer to expect.`,
          mainContent: `
<h2>One formula for every quadratic</h2>
<p>The solutions of <var>ax</var><sup>2</sup> + <var>bx</var> + <var>c</var> = 0, with <var>a</var> ≠ 0, are</p>
<p>\\[x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}\\]</p>
<p>The symbol ± stands for two calculations: one with plus, one with minus. The division by 2<var>a</var> applies to the whole numerator. Before you use the formula, write the equation in standard form and list <var>a</var>, <var>b</var> and <var>c</var> <em>with their signs</em>.</p>
<p>The formula becomes easier to remember when you see what its parts do. The value −<var>b</var> ÷ (2<var>a</var>) is a center, and the part with the root is a distance. The two solutions lie at that same distance to the left and to the right of the center. That is why there are usually two solutions, and it reflects the symmetry of the graph.</p>
<h2>Worked example 1: a quadratic that does not factor</h2>
<p>Solve 2<var>x</var><sup>2</sup> + 3<var>x</var> = 4.</p>
<table>
<thead><tr><th scope="col">Step</th><th scope="col">Reason</th></tr></thead>
<tbody>
<tr><td>2<var>x</var><sup>2</sup> + 3<var>x</var> − 4 = 0</td><td>Subtract 4 from both sides to reach standard form</td></tr>
<tr><td><var>a</var> = 2, <var>b</var> = 3, <var>c</var> = −4</td><td>The sign belongs to the number</td></tr>
<tr><td>\\(3^2 - 4 \\cdot 2 \\cdot (-4) = 9 + 32 = 41\\)</td><td>The expression under the root; minus times minus gives plus</td></tr>
<tr><td>\\(x = \\dfrac{-3 \\pm \\sqrt{41}}{4}\\)</td><td>Substitute; 2<var>a</var> = 4</td></tr>
<tr><td><var>x</var> ≈ 0.85 or <var>x</var> ≈ −2.35</td><td>√41 ≈ 6.403; compute each sign separately</td></tr>
</tbody>
</table>
<p>The line with the root is the <strong>exact</strong> answer; the decimals are <strong>approximate</strong>. Give the exact form unless the situation calls for a measurement.</p>
<h2>The discriminant</h2>
<p>The number under the root, <var>b</var><sup>2</sup> − 4<var>ac</var>, is called the <strong>discriminant</strong>. It decides how many real solutions there are, because a real square root exists only for numbers that are not negative. Each real solution is an <var>x</var>-intercept of the graph of <var>y</var> = <var>ax</var><sup>2</sup> + <var>bx</var> + <var>c</var>, which is a curve called a parabola.</p>
<table>
<thead><tr><th scope="col">Discriminant</th><th scope="col">Real solutions</th><th scope="col">Parabola</th></tr></thead>
<tbody>
<tr><td>positive</td><td>two</td><td>crosses the <var>x</var>-axis twice</td></tr>
<tr><td>zero</td><td>one</td><td>touches the <var>x</var>-axis once</td></tr>
<tr><td>negative</td><td>none</td><td>never meets the <var>x</var>-axis</td></tr>
</tbody>
</table>
<p>There is a bonus. If <var>a</var>, <var>b</var> and <var>c</var> are integers and the discriminant is a perfect square such as 25 or 49, the root is a whole number and the equation can also be solved by factoring with integers. If it is not a perfect square, as with 41, searching for such factors is a waste of time.</p>
<h2>Worked example 2: a dive from the platform</h2>
<p>A diver leaves a 10-meter platform with an upward speed of 4 meters per second. The height after <var>t</var> seconds is about −5<var>t</var><sup>2</sup> + 4<var>t</var> + 10 meters. When does the diver reach the water?</p>
<ol>
<li>At the water the height is zero: −5<var>t</var><sup>2</sup> + 4<var>t</var> + 10 = 0, so <var>a</var> = −5, <var>b</var> = 4, <var>c</var> = 10.</li>
<li>Discriminant: 4<sup>2</sup> − 4 · (−5) · 10 = 16 + 200 = 216. It is positive, so there are two solutions, and not a perfect square, so factoring would fail.</li>
<li>Formula: \\(t = \\dfrac{-4 \\pm \\sqrt{216}}{-10}\\), with \\(\\sqrt{216} \\approx 14.70\\).</li>
<li>With plus: 10.70 ÷ (−10) ≈ −1.07. With minus: −18.70 ÷ (−10) ≈ 1.87.</li>
<li>A negative time lies before the jump, so it is rejected. The diver reaches the water after about 1.87 seconds.</li>
</ol>
<p>The center here is −4 ÷ (−10) = 0.4, and the solutions lie about 1.47 to either side of it. At 0.4 seconds the diver is at the highest point, with a height of −5 · 0.16 + 4 · 0.4 + 10 = 10.8 meters.</p>
<h2>Worked example 3: a question answered with "never"</h2>
<p>Does the diver ever reach a height of 11 meters? Set the height equal to 11 and subtract 11 from both sides: −5<var>t</var><sup>2</sup> + 4<var>t</var> − 1 = 0. The discriminant is 16 − 4 · (−5) · (−1) = 16 − 20 = −4. It is negative, so no real time solves the equation. The diver never gets that high, which agrees with the highest point of 10.8 meters found above.</p>
<h2>Choosing a method</h2>
<ul>
<li>If <var>c</var> = 0, or you see factors within half a minute, factor.</li>
<li>If the discriminant is not a perfect square, use the formula.</li>
<li>If you only need the number of solutions, the discriminant is enough.</li>
</ul>
<h2>Common mistakes</h2>
<ul>
<li><strong>Dividing only the root.</strong> Both −<var>b</var> and the root are divided by 2<var>a</var>.</li>
<li><strong>Dropping a sign.</strong> If <var>b</var> = −6, then −<var>b</var> = 6 and <var>b</var><sup>2</sup> = 36. A square is never negative.</li>
<li><strong>Skipping standard form.</strong> In 2<var>x</var><sup>2</sup> + 3<var>x</var> = 4, the constant <var>c</var> is −4, not 4.</li>
</ul>
`,
          keyConcepts: [
            {
              term: 'Quadratic formula',
              meaning:
                '\\(x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}\\), which solves every equation ax² + bx + c = 0 with a ≠ 0.',
            },
            {
              term: 'Discriminant',
              meaning: 'The number b² − 4ac under the root; it decides how many real solutions there are.',
            },
            {
              term: 'Standard form',
              meaning: 'A quadratic equation with all terms on one side and zero on the other.',
            },
            {
              term: 'Perfect square',
              meaning: 'The square of a whole number, such as 25 or 49.',
            },
            {
              term: 'Exact and approximate solutions',
              meaning:
                'An exact solution keeps the root, such as 3 + √5; an approximate one is a rounded decimal.',
            },
          ],
          assignment: {
            key: 'quadratics-quiz',
            title: 'Quiz: Solving Quadratic Equations',
            description:
              'Answer four short questions about quadratic equations. Give the mathematics and at least one sentence of reasoning for each.',
            kind: 'quiz',
            pointsPossible: 40,
            instructions: {
              durationMinutes: 30,
              materials: ['The answer box on this page', 'A calculator app'],
              steps: [
                'Question 1. Solve x² − 2x − 8 = 0 by factoring. Explain how you found the factors and which property gives you the solutions.',
                'Question 2. Solve x² + 4x = 3. Say which method you chose and why. Give exact and approximate solutions, rounded to two decimals.',
                'Question 3. Without solving it, decide how many real solutions 3x² − 4x + 2 = 0 has. What does this say about the graph of y = 3x² − 4x + 2?',
                'Question 4. A volleyball is served upward from a height of 2 meters. Its height after t seconds is about −5t² + 6t + 2 meters. If nobody touches it, when does it hit the floor? Round to two decimals and explain why there is only one answer.',
              ],
              story: null,
            },
            rubric: [
              {
                id: 'question-1-factoring',
                name: 'Question 1: factoring',
                points: 8,
                description: 'Solve by factoring and explain how you found the factors.',
                notes:
                  'Factors x² − 2x − 8 as (x − 4)(x + 2), because −4 and 2 have product −8 and sum −2, and uses the zero-product property to get the solutions x = 4 and x = −2.',
                source: 'ai',
                levels: [
                  {
                    id: 'full',
                    label: 'Both solutions with product, sum and the zero-product property',
                    points: 8,
                  },
                  { id: 'most', label: 'Both solutions, reasoning incomplete', points: 6 },
                  { id: 'some', label: 'Correct factors but wrong signs in the solutions', points: 3 },
                  { id: 'none', label: 'No correct factors', points: 0 },
                ],
              },
              {
                id: 'question-2-formula',
                name: 'Question 2: quadratic formula',
                points: 12,
                description: 'Choose a method, say why, and give exact and rounded solutions.',
                notes:
                  'Writes the standard form x² + 4x − 3 = 0 and chooses the quadratic formula because the discriminant 28 is not a perfect square, so factoring fails. Exact solutions −2 ± √7, approximate solutions 0.65 and −4.65.',
                source: 'ai',
                levels: [
                  {
                    id: 'full',
                    label: 'Method justified, exact and approximate solutions correct',
                    points: 12,
                  },
                  {
                    id: 'most',
                    label: 'Solutions correct, but the choice of method is not justified',
                    points: 9,
                  },
                  {
                    id: 'some',
                    label: 'Formula set up with an error in a sign or in the division',
                    points: 5,
                  },
                  { id: 'none', label: 'The formula is not used correctly at all', points: 0 },
                ],
              },
              {
                id: 'question-3-discriminant',
                name: 'Question 3: discriminant',
                points: 8,
                description: 'Calculate the discriminant and explain what it tells you about the graph.',
                notes:
                  'Calculates the discriminant 16 − 24 = −8 and explains that it is negative, so there are no real solutions, because a negative number has no real square root, and the parabola never meets the x-axis.',
                source: 'ai',
                levels: [
                  { id: 'full', label: 'Discriminant, conclusion and meaning for the graph', points: 8 },
                  {
                    id: 'some',
                    label: 'Discriminant is right, but the conclusion or the graph is missing',
                    points: 4,
                  },
                  { id: 'none', label: 'No correct discriminant', points: 0 },
                ],
              },
              {
                id: 'question-4-context',
                name: 'Question 4: the serve',
                points: 12,
                description: 'Find when the ball lands, and say which solution you keep and why.',
                notes:
                  'Sets the height equal to zero on the floor, finds the discriminant 76 and t = (−6 ± √76) ÷ (−10), about 1.47 or −0.27 seconds, and rejects the negative time because it lies before the serve, so the ball hits the floor after 1.47 seconds.',
                source: 'ai',
                levels: [
                  {
                    id: 'full',
                    label: '1.47 seconds with work, and the negative time is rejected with a reason',
                    points: 12,
                  },
                  {
                    id: 'most',
                    label: '1.47 seconds, but no reason for rejecting the other solution',
                    points: 9,
                  },
                  {
                    id: 'some',
                    label: 'Height set equal to zero, then an error in the calculation',
                    points: 5,
                  },
                  { id: 'none', label: 'No usable equation', points: 0 },
                ],
              },
            ],
            matching: null,
            sampleAnswers: [
              `1. The numbers −4 and 2 have product −8 and sum −2, so (x − 4)(x + 2) = 0. By the zero-product property the solutions are x = 4 and x = −2.
2. In standard form it is x² + 4x − 3 = 0. The discriminant is 16 + 12 = 28, not a perfect square, so factoring fails and I chose the quadratic formula. Exact: −2 ± √7, approximate: 0.65 and −4.65.
3. The discriminant is 16 − 24 = −8. It is negative, so there are no real solutions, and the parabola never meets the x-axis.
4. On the floor the height is zero: −5t² + 6t + 2 = 0. The discriminant is 76, so t = (−6 ± √76) ÷ (−10), about 1.47 or −0.27. I reject the negative time, which lies before the serve. It hits the floor after 1.47 seconds.`,
              `1. I need product −8 and sum −2, which is −4 and 2. So (x − 4)(x + 2) = 0, and one factor must be zero (zero-product property), x = 4 or x = −2.
2. First I subtract 3 to get standard form, x² + 4x − 3 = 0. b² − 4ac = 28 is no perfect square, so I used the quadratic formula: x = (−4 ± √28) ÷ 2 = −2 ± √7. Rounded, that is 0.65 and −4.65.
3. The discriminant is 16 − 24 = −8, and a negative number has no real square root. So no real solutions, and the graph stays above the x-axis.
4. Height equal to zero gives a discriminant of 36 + 40 = 76. The formula gives t = −0.27 or t = 1.47 seconds. Negative time would be before the serve, so only 1.47 counts.`,
              `1. (x − 4)(x + 2) = 0, so x = 4 or x = −2.
2. x² + 4x − 3 = 0. I used the quadratic formula, the discriminant is 28, so x = −4 ± √7.
3. 16 − 24 = −8 is negative, so no real solutions.
4. I set the height to zero and got 1.47 and −0.27 seconds.`,
              `1. x = −4 and 2. 2. I could not factor it. 3. Two solutions, because it has a square. 4. About 2 seconds.`,
            ],
          },
        },
      ],
    },
  ],
};
